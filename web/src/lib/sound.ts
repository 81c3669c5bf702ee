// Small sounds of wood, metal and parchment, made here by Web Audio; nothing is fetched. Off in one place: the settings.
import { settings } from "./settings.svelte";

export type Sound = "land" | "close" | "marker" | "bonus" | "turn" | "card" | "dice" | "won" | "lost";

/** One stroke: when it begins, its pitch and where that glides to, how long it rings, how loud; noise for a knock. */
interface Stroke {
  at?: number;
  pitch?: number;
  to?: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
  noise?: boolean;
}
const STROKES: Record<Sound, readonly Stroke[]> = {
  land: [
    { noise: true, pitch: 900, rings: 0.05, loud: 0.5 },
    { pitch: 170, to: 90, rings: 0.12, loud: 0.5 },
  ],
  close: [
    { pitch: 196, rings: 0.5, loud: 0.25, shape: "triangle" },
    { at: 0.09, pitch: 294, rings: 0.6, loud: 0.25, shape: "triangle" },
  ],
  marker: [
    { noise: true, pitch: 2200, rings: 0.03, loud: 0.3 },
    { pitch: 420, to: 330, rings: 0.09, loud: 0.3 },
  ],
  bonus: [
    { pitch: 660, rings: 0.3, loud: 0.16, shape: "triangle" },
    { at: 0.08, pitch: 880, rings: 0.45, loud: 0.16, shape: "triangle" },
  ],
  turn: [{ pitch: 523, rings: 0.25, loud: 0.16 }],
  card: [{ noise: true, pitch: 3200, rings: 0.09, loud: 0.3 }],
  dice: [0, 0.06, 0.13, 0.19].map((at) => ({ at, noise: true, pitch: 1700 - at * 2000, rings: 0.04, loud: 0.4 })),
  won: [262, 330, 392, 523].map((pitch, i) => ({ at: i * 0.14, pitch, rings: 0.7, loud: 0.22, shape: "triangle" })),
  lost: [330, 294, 247, 196].map((pitch, i) => ({ at: i * 0.17, pitch, rings: 0.7, loud: 0.2, shape: "triangle" })),
};
/** Only what a person waits for is felt. */
const FELT: Partial<Record<Sound, number[]>> = { turn: [25], close: [15, 40, 15], won: [40, 60, 90], lost: [120] };

let audio: AudioContext | null = null;

/** Play it, and let it be felt, where the person wants that and the browser allows it. */
export function play(sound: Sound): void {
  if (settings.now.vibration) navigator.vibrate?.(FELT[sound] ?? []);
  if (!settings.now.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  for (const stroke of STROKES[sound]) strike(audio, stroke);
}

function strike(to: AudioContext, stroke: Stroke): void {
  const begins = to.currentTime + (stroke.at ?? 0);
  const volume = to.createGain();
  volume.gain.setValueAtTime(stroke.loud * 0.5, begins);
  volume.gain.exponentialRampToValueAtTime(0.0005, begins + stroke.rings);
  volume.connect(to.destination);
  const source = stroke.noise ? knock(to, stroke, volume) : tone(to, stroke, begins, volume);
  source.start(begins);
  source.stop(begins + stroke.rings);
}

function tone(to: AudioContext, stroke: Stroke, begins: number, volume: GainNode): OscillatorNode {
  const voice = to.createOscillator();
  voice.type = stroke.shape ?? "sine";
  voice.frequency.setValueAtTime(stroke.pitch ?? 440, begins);
  if (stroke.to) voice.frequency.exponentialRampToValueAtTime(stroke.to, begins + stroke.rings);
  voice.connect(volume);
  return voice;
}

function knock(to: AudioContext, stroke: Stroke, volume: GainNode): AudioBufferSourceNode {
  const grains = to.createBuffer(1, Math.ceil(to.sampleRate * stroke.rings), to.sampleRate);
  const wave = grains.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = stroke.pitch ?? 1000;
  const source = to.createBufferSource();
  source.buffer = grains;
  source.connect(band).connect(volume);
  return source;
}
