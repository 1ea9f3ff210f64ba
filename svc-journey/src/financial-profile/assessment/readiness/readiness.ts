import { loanPrograms, type LoanProgram, type ProgramReadiness } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';
import { areaIsEligible, homeIsFinanced, serviceQualifies, useIsFinanced } from './availability.js';
import { check, isMet, levelOf, type Check, type Question } from './check.js';
import { scoreIsEnough } from './credit-score.js';
import { debtsFitIncome, housingFitsIncome } from './debt-ratio.js';
import { downPaymentIsEnough } from './down-payment.js';
import { householdIncomeIsWithinLimit } from './household-income.js';
import { loanIsWithinLimit } from './loan-limit.js';

/** How close the buyer is to each program. A guide to what lenders ask for, not an approval. */
export function readinessOf(buyer: Buyer, policy: PolicyReader): ProgramReadiness[] {
  return programs.map((program) => {
    const checks = relevant(questions.flatMap((question) => check(question, buyer, program, policy) ?? []));
    return {
      program,
      level: levelOf(checks),
      checks: checks.map(({ text, outcome, policyRowIds }) => ({
        text,
        met: isMet[outcome],
        policyRowIds: [...policyRowIds],
      })),
    };
  });
}

/**
 * The program that the purchase is estimated with: the first that the buyer may use and whose minimum down payment the plan
 * reaches; otherwise a conventional loan.
 */
export function planningProgram(buyer: Buyer, policy: PolicyReader): LoanProgram {
  const fits = (program: LoanProgram, question: Question, outcomes: readonly (Check['outcome'] | undefined)[]) =>
    outcomes.includes(check(question, buyer, program, policy)?.outcome);
  const program = planningPrograms.find(
    (candidate) =>
      fits(candidate, homeIsFinanced, [undefined, 'open']) &&
      fits(candidate, useIsFinanced, [undefined]) &&
      fits(candidate, serviceQualifies, [undefined, 'met']) &&
      fits(candidate, downPaymentIsEnough, ['met', 'unanswered']),
  );
  return program ?? 'conventional';
}

const programs = Object.keys(loanPrograms) as LoanProgram[];

/** Without USDA, which is limited to rural areas. */
const planningPrograms: readonly LoanProgram[] = ['conventional', 'fha', 'va'];

/** In display order. */
const questions: readonly Question[] = [
  homeIsFinanced,
  useIsFinanced,
  serviceQualifies,
  downPaymentIsEnough,
  scoreIsEnough,
  housingFitsIncome,
  debtsFitIncome,
  loanIsWithinLimit,
  householdIncomeIsWithinLimit,
  areaIsEligible,
];

// Nothing else matters if the program is not meant for this buyer.
function relevant(checks: readonly Check[]): readonly Check[] {
  const excluded = checks.filter(({ outcome }) => outcome === 'excluded');
  return excluded.length > 0 ? excluded : checks;
}
