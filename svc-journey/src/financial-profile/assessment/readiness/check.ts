import type { LoanProgram, ProgramReadiness } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';

/**
 * `near` misses by no more than the tolerance. `unanswered`: an answer or a figure is missing. `open`: only someone else can
 * tell. `excluded`: the program is not meant for this buyer or purchase.
 */
export type Outcome = 'met' | 'near' | 'missed' | 'unanswered' | 'open' | 'excluded';

export interface Finding {
  readonly outcome: Outcome;
  readonly text: string;
}

/** One question about a buyer and a program; `undefined` if the program doesn't ask it. */
export type Question = (buyer: Buyer, program: LoanProgram, policy: PolicyReader) => Finding | undefined;

export interface Check extends Finding {
  readonly policyRowIds: readonly string[];
}

/** The answer with the policy rows behind it. */
export function check(question: Question, buyer: Buyer, program: LoanProgram, policy: PolicyReader): Check | undefined {
  const part = policy.part();
  const finding = question(buyer, program, part);
  if (!finding) return undefined;
  const rows = part.used();
  const { text, outcome } = finding;
  const isAlone = outcome === 'missed' && rows.every(({ key, standing }) => isTolerance(key) || isGuess(standing));
  return { text, outcome: isAlone && rows.length > 0 ? 'open' : outcome, policyRowIds: rows.map(({ id }) => id) };
}

const isTolerance = (key: string): boolean => key.startsWith('tolerance/');

// What many lenders do, or what a broker writes, turns nobody away: only someone else can tell.
const isGuess = (standing: PolicyRow['standing']): boolean => standing === 'practice' || standing === 'secondary';

export const atLeast = (value: number, minimum: number, tolerance: number): Outcome =>
  value >= minimum ? 'met' : value >= minimum - tolerance ? 'near' : 'missed';

export const atMost = (value: number, maximum: number, tolerance: number): Outcome =>
  value <= maximum ? 'met' : value <= maximum + tolerance ? 'near' : 'missed';

/** A missed check outweighs one that isn't answered yet. */
export function levelOf(checks: readonly Finding[]): ProgramReadiness['level'] {
  const has = (...outcomes: Outcome[]) => checks.some(({ outcome }) => outcomes.includes(outcome));
  if (has('excluded')) return 'not_available';
  if (has('missed')) return 'work_to_do';
  if (has('unanswered')) return 'unknown';
  return has('near', 'open') ? 'nearly' : 'ready';
}

export const isMet: Readonly<Record<Outcome, boolean | null>> = {
  met: true,
  near: false,
  missed: false,
  excluded: false,
  unanswered: null,
  open: null,
};
