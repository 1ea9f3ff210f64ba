import type { ReactNode } from 'react';
import type { ContractForm } from '@hearthway/web-kit/form';
import type * as z from 'zod/mini';
import type { EntryCalls, Versioned } from '../getting-pre-approved/index.js';
import type { Typed } from '../typed-form/index.js';

/** A name and its value, as in a summary. */
export type Line = readonly [name: string, text: string];

/** One kind of thing that buyers keep here: how it is edited, shown, and sent. */
export interface EntryKind<Entry, Stored extends Versioned & Entry, Values extends Typed> {
  readonly calls: EntryCalls<Entry, Stored>;
  /** As in “this letter”. */
  readonly noun: string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly schema: z.ZodMiniType<Entry, Values>;
  /** The controls’ text for an entry. */
  readonly show: (entry: Entry) => Values;
  readonly describe: (entry: Entry) => readonly Line[];
  readonly fields: (form: ContractForm<Values, Entry>) => ReactNode;
}
