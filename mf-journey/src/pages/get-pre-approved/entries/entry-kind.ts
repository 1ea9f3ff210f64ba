import type * as z from 'zod/mini';
import type { Fact } from '../../../features/conflict/index.js';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The calls for a collection of entries. They reject with a `RequestError`. */
export interface EntryCalls<Entry, Stored extends Entry & Versioned> {
  readonly list: () => Promise<readonly Stored[]>;
  readonly create: (entry: Entry) => Promise<Stored>;
  /** Replaces this version. */
  readonly change: (stored: Stored, entry: Entry) => Promise<Stored>;
  /** Deletes this version. */
  readonly remove: (stored: Stored) => Promise<unknown>;
}

/** How letters, lenders, or Loan Estimates are entered and shown. */
export interface EntryKind<Entry, Values> {
  /** As in “this letter”. */
  readonly noun: string;
  /** Title of the dialog that adds an entry. */
  readonly addTitle: string;
  /** Parses the typed values and checks them against the contract. */
  readonly form: z.ZodMiniType<Entry, Values>;
  /** The controls' values for an entry. */
  readonly valuesOf: (entry: Entry) => Values;
  /** All facts about an entry. Empty text means there is no value. */
  readonly factsOf: (entry: Entry) => readonly Fact[];
  /** What goes when it is deleted, in a sentence. */
  readonly lossOf: (entry: Entry) => string;
}
