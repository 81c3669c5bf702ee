import type { GameInfo } from "./types";

/** Who plays where nobody else was asked for: the game's usual bot, or, where that is not here, the last of those that are. */
export function usualOf(game: GameInfo): string | undefined {
  return (game.bots.find((bot) => bot.name === game.usual) ?? game.bots.at(-1))?.name;
}
