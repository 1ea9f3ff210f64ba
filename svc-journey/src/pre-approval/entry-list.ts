import {
  lenderQuoteMaximum,
  loanEstimateMaximum,
  preApprovalLetterMaximum,
  type LenderQuote,
  type LoanEstimate,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict } from '@hearthway/service-kit';

interface Entries {
  readonly letters: PreApprovalLetter;
  readonly quotes: LenderQuote;
  readonly estimates: LoanEstimate;
}
export type ListName = keyof Entries;
export type Entry<Name extends ListName> = Entries[Name];
/** Without what the service adds. */
export type Fields<Name extends ListName> = Omit<Entries[Name], 'id' | 'version'>;

const lists = {
  letters: {
    thing: 'pre-approval-letter',
    maximum: preApprovalLetterMaximum,
    full: problemTexts.preApprovalLettersFull,
    unknown: problemTexts.preApprovalLetterNotFound,
  },
  quotes: {
    thing: 'lender-quote',
    maximum: lenderQuoteMaximum,
    full: problemTexts.lenderQuotesFull,
    unknown: problemTexts.lenderQuoteNotFound,
  },
  estimates: {
    thing: 'loan-estimate',
    maximum: loanEstimateMaximum,
    full: problemTexts.loanEstimatesFull,
    unknown: problemTexts.loanEstimateNotFound,
  },
} as const;

/** @throws AppError `….too-many` */
export function refuseFull(name: ListName, entries: readonly unknown[]): void {
  const { thing, maximum, full } = lists[name];
  if (entries.length >= maximum) throw new AppError(`${thing}.too-many`, full, { limit: `${thing}s` });
}

/**
 * The entry with this id, in the version that the buyer saw.
 * @throws AppError `….not-found`, `….conflict` with both versions
 */
export function entryToChange<Name extends ListName>(
  name: Name,
  entries: readonly Entry<Name>[],
  { id, version, yours }: { readonly id: string; readonly version: number; readonly yours: Fields<Name> | null },
): Entry<Name> {
  const { thing, unknown } = lists[name];
  const current = entries.find((entry) => entry.id === id);
  if (!current) throw new AppError(`${thing}.not-found`, unknown);
  if (current.version !== version) {
    throw new VersionConflict(`${thing}.conflict`, problemTexts.changedElsewhere, { yours, current });
  }
  return current;
}
