// Small sounds of wood, metal and parchment, made here by Web Audio; nothing is fetched. Off in one place: the settings.
import { settings } from "./settings.svelte";

export type Sound =
  | "land"
  | "close"
  | "marker"
  | "bonus"
  | "turn"
  | "card"
  | "dice"
  | "won"
  | "lost"
  | "seal"
  | "power"
  | "reveal"
  | "march";

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
  seal: [
    { noise: true, pitch: 700, rings: 0.16, loud: 0.35 },
    { at: 0.12, pitch: 392, rings: 0.8, loud: 0.12, shape: "triangle" },
  ],
  power: [
    { pitch: 110, rings: 1.3, loud: 0.35, shape: "triangle" },
    { at: 0.02, pitch: 277, to: 262, rings: 1.1, loud: 0.16 },
    { at: 0.02, pitch: 554, to: 540, rings: 0.7, loud: 0.08 },
  ],
  reveal: [
    { noise: true, pitch: 3200, rings: 0.09, loud: 0.35 },
    { at: 0.05, pitch: 220, to: 196, rings: 0.18, loud: 0.2 },
  ],
  march: [0, 0.22, 0.44, 0.66].flatMap((at) => [
    { at, pitch: 98, to: 60, rings: 0.16, loud: 0.6 },
    { at, noise: true, pitch: 420, rings: 0.05, loud: 0.3 },
  ]),
  won: [262, 330, 392, 523].map((pitch, i) => ({ at: i * 0.14, pitch, rings: 0.7, loud: 0.22, shape: "triangle" })),
  lost: [330, 294, 247, 196].map((pitch, i) => ({ at: i * 0.17, pitch, rings: 0.7, loud: 0.2, shape: "triangle" })),
};
/** Only what a person waits for is felt. */
const FELT: Partial<Record<Sound, number[]>> = {
  turn: [25],
  close: [15, 40, 15],
  won: [40, 60, 90],
  lost: [120],
  seal: [20],
  power: [60, 40, 60],
  reveal: [15],
  march: [30, 190, 30, 190, 30],
};

let audio: AudioContext | null = null;

/** Play it, and let it be felt, where the person wants that and the browser allows it. */
export function play(sound: Sound): void {
  // A page that was never touched may not shake the phone, and the browser would complain.
  if (settings.now.vibration && FELT[sound] && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(FELT[sound]);
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
