/** How many wrong passwords are too many, and for how long. */
export const guessing = {
  /** From one place that has not signed in to the account before. */
  failuresPerPlace: 5,
  /** From one network or device that has. */
  failuresPerFamiliarPlace: 10,
  placeSeconds: 15 * 60,
  /** From all unfamiliar places together; beyond that they take turns. */
  failuresBeforeTurns: 20,
  /** For how long after the last of them. */
  accountSeconds: 60 * 60,
  /** While they take turns, a place's failures count for longer: whoever has many networks uses them up. */
  placeSecondsWithTurns: 24 * 60 * 60,
  /** A turn that is not taken by then is lost. */
  turnLastsSeconds: 5 * 60,
  longestPauseSeconds: 8,
} as const;

/** Between two turns: a second, doubling with every twenty more failures up to eight. At most 10,800 turns a day. */
export function pauseBetweenTurns(failures: number): number {
  const rounds = Math.floor(failures / guessing.failuresBeforeTurns) - 1;
  return Math.min(2 ** Math.max(0, rounds), guessing.longestPauseSeconds);
}

/** `none`: has to ask for a turn. */
export type TurnState = 'none' | 'waiting' | 'due';

export function turnState(turnAt: Date | undefined, now: Date): TurnState {
  if (!turnAt || now >= after(turnAt, guessing.turnLastsSeconds)) return 'none';
  return now < turnAt ? 'waiting' : 'due';
}

export function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
