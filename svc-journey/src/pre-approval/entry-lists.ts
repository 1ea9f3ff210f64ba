import { lenderQuoteMaximum, loanEstimateMaximum, preApprovalLetterMaximum } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import type { PreApproval } from './pre-approval.js';

/** The lists that a buyer keeps. */
export type ListName = Exclude<keyof PreApproval, 'progress'>;
type Entry<Name extends ListName> = PreApproval[Name][number];
/** The fields of an entry that the buyer sends. */
export type Fields<Name extends ListName> = Omit<Entry<Name>, 'id' | 'version'>;

/** An entry and the version that the buyer read. */
export interface EntryRead {
  readonly id: string;
  readonly version: number;
}

const lists = {
  letters: { thing: 'pre-approval-letter', name: 'letter', maximum: preApprovalLetterMaximum },
  quotes: { thing: 'lender-quote', name: 'lender', maximum: lenderQuoteMaximum },
  estimates: { thing: 'loan-estimate', name: 'Loan Estimate', maximum: loanEstimateMaximum },
} as const;

/**
 * Adds an entry, unless one with this id already exists.
 * @throws AppError `….too-many`
 */
export function withNew<Name extends ListName>(
  before: PreApproval,
  list: Name,
  id: string,
  fields: Fields<Name>,
): PreApproval {
  if (before[list].some((entry) => entry.id === id)) return before;
  const { thing, name, maximum } = lists[list];
  if (before[list].length >= maximum) {
    throw new AppError(
      `${thing}.too-many`,
      `You have ${maximum} ${name}s, which is the most we keep. Delete one to add another.`,
      { limit: `${thing}s` },
    );
  }
  return { ...before, [list]: [...before[list], { id, version: 1, ...fields }] };
}

/** @throws AppError `….not-found`, `….conflict` */
export function withChange<Name extends ListName>(
  before: PreApproval,
  list: Name,
  read: EntryRead,
  fields: Fields<Name>,
): PreApproval {
  requireVersion(before, list, read);
  const changed = { id: read.id, version: read.version + 1, ...fields };
  return { ...before, [list]: before[list].map((entry) => (entry.id === read.id ? changed : entry)) };
}

/** @throws AppError `….not-found`, `….conflict` */
export function without(before: PreApproval, list: ListName, read: EntryRead): PreApproval {
  requireVersion(before, list, read);
  return { ...before, [list]: before[list].filter((entry) => entry.id !== read.id) };
}

/** The entry with this id. @throws AppError `….not-found` */
export function entryOf<Name extends ListName>(preApproval: PreApproval, list: Name, id: string): Entry<Name> {
  const entries: readonly Entry<Name>[] = preApproval[list];
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new AppError(`${lists[list].thing}.not-found`, `We couldn’t find that ${lists[list].name}`);
  return found;
}

function requireVersion(before: PreApproval, list: ListName, { id, version }: EntryRead): void {
  if (entryOf(before, list, id).version === version) return;
  const { thing, name } = lists[list];
  throw new AppError(`${thing}.conflict`, `This ${name} changed in another window after you opened it here`);
}
