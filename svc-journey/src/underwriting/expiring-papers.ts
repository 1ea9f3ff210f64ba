import {
  daysBetween,
  daysLater,
  type AgingPaper,
  type ExpiringPaper,
  type RateLock,
} from '@hearthway/contracts/journey';
import type { PolicyReader } from '../policy/index.js';

/** Days are YYYY-MM-DD. */
export interface PaperFacts {
  /** On the property’s calendar. */
  readonly today: string;
  readonly closingOn: string;
  readonly papers: readonly AgingPaper[];
  readonly letter: { readonly lender: string; readonly expiresOn: string } | undefined;
  readonly lock: RateLock | null;
}

/** How many days ahead an end counts as soon. */
const soonDays = 7;

/** The last day of a paper, with the rule for it; `undefined` if nobody said how long it is good for. */
export function paperEnd(
  { kind, datedOn, until }: AgingPaper,
  policy: PolicyReader,
): { readonly until: string; readonly rowId: string } | undefined {
  if (until !== null) return { until, rowId: '' };
  const row = policy.findRow(`paper/age/${kind}`);
  return row && { until: daysLater(datedOn, row.value), rowId: row.id };
}

/** All that can end before the loan closes, the earliest first; what has no end comes last. */
export function expiringPapers(facts: PaperFacts, policy: PolicyReader): readonly ExpiringPaper[] {
  const { papers, letter, lock } = facts;
  const all: Omit<ExpiringPaper, 'state'>[] = papers.map((paper) => {
    const end = paperEnd(paper, policy);
    return { id: paper.id, kind: paper.kind, name: paper.name, until: end?.until ?? null, rowId: end?.rowId ?? '' };
  });
  if (letter) {
    const name = `Pre-approval letter from ${letter.lender}`;
    all.push({ id: 'letter', kind: 'letter', name, until: letter.expiresOn, rowId: '' });
  }
  if (lock) all.push({ id: 'lock', kind: 'lock', name: 'Rate lock', until: lock.until, rowId: '' });
  return all
    .map((paper) => ({ ...paper, state: stateOf(paper.until, facts) }))
    .toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
}

function stateOf(until: string | null, { today, closingOn }: PaperFacts): ExpiringPaper['state'] {
  if (until === null) return 'unknown';
  if (until < today) return 'expired';
  if (until >= closingOn) return 'good';
  return daysBetween(today, until) <= soonDays ? 'soon' : 'before-closing';
}
