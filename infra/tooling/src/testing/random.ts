/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  integer(below: number): number;
  chance(probability: number): boolean;
  /** One of the items, of which there must be at least one. */
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32: small, fast, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(items.length)] as (typeof items)[number],
    shuffle(items) {
      const rest = [...items];
      return items.flatMap(() => rest.splice(integer(rest.length), 1));
    },
  };
}
