import type { DialogCalls, DialogKind, Versioned } from './entry-dialog.js';

/** The calls for a collection of entries. They reject with a `RequestError`. */
export interface EntryCalls<Entry, Stored extends Entry & Versioned> extends DialogCalls<Entry, Stored> {
  readonly create: (entry: Entry) => Promise<Stored>;
  /** Deletes this version. */
  readonly remove: (stored: Stored) => Promise<unknown>;
}

/** How letters, lenders, or Loan Estimates are entered and shown. */
export interface EntryKind<Entry, Values> extends DialogKind<Entry, Values> {
  /** Title of the dialog that adds an entry. */
  readonly addTitle: string;
  /** The controls' values for an entry. */
  readonly valuesOf: (entry: Entry) => Values;
  /** What goes when it is deleted, in a sentence. */
  readonly lossOf: (entry: Entry) => string;
}
