/** How many wrong passwords are too many, and for how long. */
export const guessing = {
  /** From one place that has never signed in to the account. */
  failuresPerPlace: 5,
  /** From one network or device that has. */
  failuresPerFamiliarPlace: 10,
  placeSeconds: 15 * 60,
  /** From all unfamiliar places together. Beyond that they take turns. */
  failuresBeforeTurns: 20,
  /** For this long after the last failure. */
  accountSeconds: 60 * 60,
  /** While they take turns, a place's failures count for longer, so that an attacker with many networks uses them up. */
  placeSecondsWithTurns: 24 * 60 * 60,
  /** An unused turn expires after this. */
  turnLastsSeconds: 5 * 60,
  longestPauseSeconds: 8,
} as const;

/** Seconds between turns: one, doubling with every twenty more failures, up to eight. At most 10,800 turns a day. */
export function pauseBetweenTurns(failures: number): number {
  const rounds = Math.floor(failures / guessing.failuresBeforeTurns) - 1;
  return Math.min(2 ** Math.max(0, rounds), guessing.longestPauseSeconds);
}

/** `none`: must request a turn. */
export type TurnState = 'none' | 'waiting' | 'due';

export function turnState(turnAt: Date | undefined, now: Date): TurnState {
  if (!turnAt || now >= after(turnAt, guessing.turnLastsSeconds)) return 'none';
  return now < turnAt ? 'waiting' : 'due';
}

export function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
