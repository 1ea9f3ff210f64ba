/** What other services' events are counted as, by day (UTC) and name. */
export interface Fact {
  readonly day: string;
  readonly name: string;
}

/** The day is the one on which it happened, not the one on which we heard of it. */
export function factOf(name: string, occurredAt: string): Fact {
  return { day: new Date(occurredAt).toISOString().slice(0, 10), name };
}
