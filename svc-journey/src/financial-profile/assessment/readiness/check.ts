import type { LoanProgram, ProgramReadiness } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';

/**
 * `near` misses by no more than the tolerance. `unsaid`: the buyer can still tell. `open`: only somebody else can.
 * `excluded`: the program is not meant for this buyer or purchase.
 */
export type Outcome = 'met' | 'near' | 'missed' | 'unsaid' | 'open' | 'excluded';

export interface Finding {
  readonly outcome: Outcome;
  readonly text: string;
}

/** One question about a buyer and a program; `undefined` where the program does not ask it. */
export type Question = (buyer: Buyer, program: LoanProgram, policy: PolicyReader) => Finding | undefined;

export interface Check extends Finding {
  readonly policyRowIds: readonly string[];
}

/** The answer with the rows that it rests on. */
export function check(question: Question, buyer: Buyer, program: LoanProgram, policy: PolicyReader): Check | undefined {
  const part = policy.part();
  const finding = question(buyer, program, part);
  return finding && { ...finding, policyRowIds: part.used().map(({ id }) => id) };
}

export const atLeast = (value: number, minimum: number, tolerance: number): Outcome =>
  value >= minimum ? 'met' : value >= minimum - tolerance ? 'near' : 'missed';

export const atMost = (value: number, maximum: number, tolerance: number): Outcome =>
  value <= maximum ? 'met' : value <= maximum + tolerance ? 'near' : 'missed';

/** What they say together. Whatever is missed outweighs what is not known yet. */
export function levelOf(checks: readonly Finding[]): ProgramReadiness['level'] {
  const has = (...outcomes: Outcome[]) => checks.some(({ outcome }) => outcomes.includes(outcome));
  if (has('excluded')) return 'not_available';
  if (has('missed')) return 'work_to_do';
  if (has('unsaid')) return 'unknown';
  return has('near', 'open') ? 'nearly' : 'ready';
}

export const isMet: Readonly<Record<Outcome, boolean | null>> = {
  met: true,
  near: false,
  missed: false,
  excluded: false,
  unsaid: null,
  open: null,
};
