/** Random choices that are the same for the same seed. */
export type Random = ReturnType<typeof seededRandom>;

/** Mulberry32: small, fast, and the same on every machine. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    one: <Choice>(choices: readonly Choice[]): Choice => choices[below(choices.length)] as Choice,
    bytes: (count: number): string => String.fromCharCode(...Array.from({ length: count }, () => below(256))),
  };
}
