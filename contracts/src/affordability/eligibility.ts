import { rowReader, type DatedFigure, type RowReader } from '../policy/policy-reader.js';
import type { BuyerFigures } from './figures.js';
import { loanLimit, minimumDownPayment, unitsOf } from './programs.js';
import type { AffordabilityProgram, ProgramStatus, Reason, ReasonCode } from './result.js';
import type { Situation } from './situation.js';

/**
 * `rule`: if it fails, the program isn't for this buyer or home. `doubt`: if it isn’t met, someone else decides.
 * `note`: good to know. General practice is never a rule.
 */
type Weight = 'rule' | 'doubt' | 'note';

interface Finding {
  readonly code: ReasonCode;
  readonly weight: Weight;
  readonly met: boolean | null;
  readonly required?: number;
}

type Rows = RowReader<DatedFigure>;
type Question = (program: AffordabilityProgram, figures: BuyerFigures, rows: Rows) => Finding | undefined;

/** Whether the program is for this buyer and home, as far as figures can tell. Not an approval. */
export function eligibility(
  program: AffordabilityProgram,
  { figures, rowsByKey }: Pick<Situation, 'figures' | 'rowsByKey'>,
) {
  const findings = questions.flatMap((question) => {
    const rows = rowReader(rowsByKey);
    const finding = question(program, figures, rows);
    return finding ? [{ ...finding, policyRowIds: rows.used().map(({ id }) => id) }] : [];
  });
  const failed = findings.filter(({ weight, met }) => weight === 'rule' && met === false);
  // Nothing else matters if a rule fails.
  const reasons = (failed.length > 0 ? failed : findings).map(({ code, met, required, policyRowIds }): Reason => ({
    code,
    met,
    required: required ?? null,
    policyRowIds,
  }));
  const hasDoubt = findings.some(({ weight, met }) => weight !== 'note' && met !== true);
  const status: ProgramStatus = failed.length > 0 ? 'unavailable' : hasDoubt ? 'conditional' : 'available';
  return { status, reasons };
}

const questions: readonly Question[] = [
  (_program, { propertyType }) => (propertyType === 'land' ? { code: 'land', weight: 'rule', met: false } : undefined),

  // Without its own land, it is a vehicle to a lender.
  (_program, { propertyType }) =>
    propertyType === 'mobile_home' ? { code: 'mobile-home', weight: 'rule', met: false } : undefined,

  (program, { propertyUse }) =>
    isForResidents(program) && propertyUse && propertyUse !== 'primary_residence'
      ? { code: 'use', weight: 'rule', met: false }
      : undefined,

  (program, figures) => {
    const isForOneUnit = program === 'usda' || (program === 'conventional' && figures.propertyUse === 'second_home');
    return isForOneUnit && unitsOf(figures) > 1 ? { code: 'units', weight: 'rule', met: false } : undefined;
  },

  (program, { militaryService }) =>
    program === 'va'
      ? {
          code: 'service',
          ...(militaryService === null
            ? { weight: 'doubt', met: null }
            : { weight: 'rule', met: militaryService !== 'none' }),
        }
      : undefined,

  (program, { residency }) =>
    program === 'fha' && residency && residency !== 'citizen_or_permanent_resident'
      ? { code: 'residency', weight: 'rule', met: false }
      : undefined,

  (program, figures, rows) => {
    const required = minimumDownPayment(program, figures, rows);
    const { downPayment } = figures;
    // An amount limits the price instead.
    if (downPayment.kind === 'amount') return undefined;
    const weight = program === 'jumbo' ? 'doubt' : 'rule';
    return { code: 'down-payment', weight, met: downPayment.basisPoints >= required, required };
  },

  (program, { creditScore }, rows) => {
    if (program === 'fha') return scoreFinding('rule', creditScore, rows.value('fha/score/low'));
    return scoreFinding('doubt', creditScore, rows.value(`${program}/score`));
  },

  (program, figures, rows) => {
    const limit = loanLimit(program, figures, rows);
    if (limit === undefined) return undefined;
    if (limit === null) return { code: 'loan-limit', weight: 'doubt', met: null };
    return { code: 'loan-limit', weight: 'note', met: limit.kind === 'exact' ? true : null, required: limit.cents };
  },

  (program, { propertyType }) =>
    propertyType === 'condo' && program !== 'jumbo' ? { code: 'condo-approval', weight: 'note', met: null } : undefined,

  (program, { annualIncomeCents }, rows) => {
    if (program !== 'usda') return undefined;
    // The lowest limit of any area. Above it, only the limit of the home’s own area could tell.
    const required = rows.value('usda/income-limit/four');
    return { code: 'area-and-income', weight: 'doubt', met: annualIncomeCents > required ? false : null, required };
  },

  // Depends on region and family size: the lender checks it.
  (program) => (program === 'va' ? { code: 'residual-income', weight: 'note', met: null } : undefined),

  (program) => (program === 'jumbo' ? { code: 'many-lenders-differ', weight: 'doubt', met: null } : undefined),
];

/** Financed only for a home that the buyer lives in. */
const isForResidents = (program: AffordabilityProgram): boolean =>
  program === 'fha' || program === 'va' || program === 'usda';

function scoreFinding(weight: Weight, score: number | null, required: number): Finding {
  if (score === null) return { code: 'score', weight: 'note', met: null, required };
  return { code: 'score', weight, met: score >= required, required };
}
