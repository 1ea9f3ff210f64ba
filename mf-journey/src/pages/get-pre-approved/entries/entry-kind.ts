import type * as z from 'zod/mini';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** A name and its value, as a list shows them. */
export type Fact = readonly [name: string, text: string];

/** The calls for a collection of entries. They reject with a `RequestError`. */
export interface EntryCalls<Entry, Stored extends Entry & Versioned> {
  readonly list: () => Promise<readonly Stored[]>;
  readonly create: (entry: Entry) => Promise<Stored>;
  /** Replaces this version. */
  readonly change: (stored: Stored, entry: Entry) => Promise<Stored>;
  /** Deletes this version. */
  readonly remove: (stored: Stored) => Promise<unknown>;
}

/** Letters, lenders, or Loan Estimates: how one is typed and shown. */
export interface EntryKind<Entry, Values> {
  /** As in “this letter”. */
  readonly noun: string;
  /** Of the dialog that adds one. */
  readonly addTitle: string;
  /** Reads what was typed and checks it by the contract. */
  readonly form: z.ZodMiniType<Entry, Values>;
  /** What the controls hold for an entry. */
  readonly valuesOf: (entry: Entry) => Values;
  /** Everything that an entry says. An empty text means that it doesn’t. */
  readonly factsOf: (entry: Entry) => readonly Fact[];
  /** What goes when it is deleted, in a sentence. */
  readonly lossOf: (entry: Entry) => string;
}
