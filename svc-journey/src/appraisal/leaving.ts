import type { Deadline, GapSolution, LoanProgram, PurchaseTerms } from '@hearthway/contracts/journey';

interface LeavingFacts {
  readonly terms: Pick<PurchaseTerms, 'earnestMoneyCents' | 'optionFeeCents'>;
  readonly deadlines: readonly Deadline[];
  /** `null` for a buyer who pays cash, and while it isn’t known. */
  readonly program: LoanProgram | null;
  readonly gapCents: number;
  /** How much of a gap the accepted offer promises to pay. */
  readonly promisedCents: number;
  readonly now: Date;
}

/**
 * What ending the contract over a value below the price costs, and what protects the earnest money. The fee for the right to leave
 * never comes back. A promise to pay a gap of this size leaves nothing of the appraisal window; it can't waive the clause of a loan
 * program (38 CFR 36.4303(k) for the VA, HUD Handbook 4000.1 for FHA). An inspection window mostly lets a buyer leave for any reason.
 */
export function costOfLeaving({ program, gapCents, promisedCents, ...facts }: LeavingFacts): GapSolution['cancel'] {
  const { optionFeeCents, earnestMoneyCents } = facts.terms;
  if (program === 'fha' || program === 'va') return { lostCents: optionFeeCents, protection: 'clause', until: null };
  const usable = gapCents > promisedCents ? (['appraisal', 'inspection'] as const) : (['inspection'] as const);
  for (const protection of usable) {
    const window = windowOf(protection, facts.deadlines, facts.now);
    if (window && !window.passed) return { lostCents: optionFeeCents, protection, until: window.on };
  }
  return { lostCents: optionFeeCents + earnestMoneyCents, protection: 'none', until: null };
}

/** A window of the contract, by the date that counts. `null` without one. */
export function windowOf(key: 'appraisal' | 'inspection', deadlines: readonly Deadline[], now: Date) {
  const deadline = deadlines.find((one) => one.key === key);
  if (!deadline) return null;
  const { at, localDate: on } = deadline.own ?? deadline;
  return { at, on, passed: at < now.toISOString() };
}
