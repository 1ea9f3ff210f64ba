interface Kept<Value> {
  readonly value: Value;
  readonly weight: number;
}

export type Memory<Value> = ReturnType<typeof createMemory<Value>>;

/** Keeps what was made of something that never changes: what was used last, of at most this weight together. */
export function createMemory<Value>(most: number) {
  const kept = new Map<string, Kept<Value>>();
  let total = 0;

  const forget = (key: string): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };

  const keep = (key: string, value: Value, weight = 1): Value => {
    forget(key);
    kept.set(key, { value, weight });
    total += weight;
    for (const oldest of kept.keys()) {
      if (total <= most) break;
      forget(oldest);
    }
    return value;
  };

  return {
    keep,
    forget,
    recall(key: string): Value | undefined {
      const found = kept.get(key);
      return found && keep(key, found.value, found.weight);
    },
  };
}
