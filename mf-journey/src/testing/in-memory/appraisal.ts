import {
  emptyAppraisal,
  getAppraisal,
  printValueRequest,
  saveAppraisal,
  usedReport,
  valueOf,
  type AppraisalEntry,
  type AppraisalView,
  type FinancingWay,
  type GapSolution,
  type MilestoneRuleItem,
  type PolicyRow,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

const way: FinancingWay = {
  priceCents: 40_000_000,
  loanCents: 32_000_000,
  loanToValueBasisPoints: 8_000,
  cashCents: 8_000_000,
  cashChangeCents: 0,
  upfrontFeeCents: 0,
  capped: false,
  mortgageInsuranceCents: 0,
  paymentCents: 197_030,
  paymentChangeCents: 0,
};
const insured: FinancingWay = {
  ...way,
  loanToValueBasisPoints: 8_421,
  mortgageInsuranceCents: 7_200,
  paymentCents: 204_230,
  paymentChangeCents: 7_200,
};
const smaller: FinancingWay = { ...way, loanCents: 30_400_000, paymentCents: 187_178, paymentChangeCents: -9_852 };

/** A value of $380,000 at a price of $400,000, with a conventional loan of 80%, as svc-journey solves it. */
export const exampleSolution: GapSolution = {
  plan: way,
  outcomes: [
    {
      outcome: 'renegotiate',
      sellerCents: 2_000_000,
      sameLoan: { ...insured, priceCents: 38_000_000, cashCents: 6_000_000, cashChangeCents: -2_000_000 },
      sameShare: { ...smaller, priceCents: 38_000_000, cashCents: 7_600_000, cashChangeCents: -400_000 },
    },
    {
      outcome: 'split',
      sellerCents: 1_000_000,
      sameLoan: { ...insured, priceCents: 39_000_000, cashCents: 7_000_000, cashChangeCents: -1_000_000 },
      sameShare: { ...smaller, priceCents: 39_000_000, cashCents: 8_600_000, cashChangeCents: 600_000 },
    },
    {
      outcome: 'pay',
      sellerCents: 0,
      sameLoan: insured,
      sameShare: { ...smaller, cashCents: 9_600_000, cashChangeCents: 1_600_000 },
    },
  ],
  cancel: { lostCents: 20_000, protection: 'appraisal', until: '2026-12-10' },
};

const row = (key: string, name: string, part: Partial<PolicyRow>): PolicyRow => ({
  id: `${key}@2026-01-01`,
  name,
  value: 2,
  unit: 'count',
  range: null,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  sourceName: 'General industry practice, not yet verified',
  sourceUrl: '',
  standing: 'practice',
  checkedOn: '2026-11-20',
  ...part,
});
const exampleRows: readonly PolicyRow[] = [
  row('va/tidewater-days', 'VA: business days to send sales before a low value', {}),
  row('closing/appraisal', 'Appraisal', { value: 55_000, unit: 'cents', range: { low: 40_000, high: 70_000 } }),
  row('conventional/insurance/80-85/720', 'Annual mortgage insurance, loan of 80% to 85% of the price', {
    value: 27,
    unit: 'basis-points',
    range: { low: 27, high: 150 },
  }),
];

export interface GivenAppraisal {
  readonly entry?: Partial<AppraisalEntry>;
  /** What the service would compute. */
  readonly view?: Partial<AppraisalView>;
}

/** The costs of a gap are given, not computed. */
export function inMemoryAppraisal(
  given: GivenAppraisal = {},
  contract: () => PurchaseContract | null,
  onSaved: () => void,
) {
  let entry: AppraisalEntry = { ...emptyAppraisal, ...given.entry };
  let version = given.entry ? 1 : 0;
  const valueNow = (): AppraisalView['value'] => {
    const report = usedReport(entry);
    const valueCents = report ? valueOf(report) : null;
    if (!report || valueCents === null) return null;
    const priceCents = contract()?.terms.priceCents ?? valueCents;
    return { reportId: report.id, valueCents, gapCents: Math.max(0, priceCents - valueCents) };
  };
  const isSettled = (): boolean => {
    const shown = contract();
    if (!shown || shown.terms.financing === 'cash') return shown !== null;
    const value = valueNow();
    if (!value) return entry.waived;
    const { decision } = entry;
    return value.gapCents === 0 || (decision?.valueCents === value.valueCents && decision.outcome !== 'cancel');
  };
  const view = (): AppraisalView => {
    const value = valueNow();
    const isCash = contract()?.terms.financing === 'cash';
    const canSolve = value !== null && value.gapCents > 0 && (isCash || entry.loan !== null);
    return {
      contract: contract(),
      appraisal: { version, updatedAt: version === 0 ? null : '2026-11-24T10:00:00.000Z', ...entry },
      value,
      loanType: entry.loan?.program ?? null,
      loan: entry.loan && { ...entry.loan, from: 'buyer', financedFeeCents: 0 },
      solution: canSolve ? exampleSolution : null,
      settled: isSettled(),
      window: null,
      copyBy: contract() && !isCash ? '2027-01-07' : null,
      offer: null,
      policyRows: [...exampleRows],
      ...given.view,
    };
  };
  return {
    appraisal: () => entry,
    /** As another window does. */
    changeAppraisalElsewhere(part: Partial<AppraisalEntry>): void {
      entry = { ...entry, ...part };
      version += 1;
    },
    /** What completes the milestone, besides the loan's own part. */
    appraisalItems: (): MilestoneRuleItem[] => [
      {
        text: 'Note the value of the appraisal, or that your lender needs none',
        done: valueNow() !== null || entry.waived || contract()?.terms.financing === 'cash',
        path: '/underwriting',
      },
      { text: 'Settle a value below the price, if there is one', done: isSettled(), path: '/underwriting' },
    ],
    routes: [
      route(getAppraisal, view),
      route(saveAppraisal, ({ headers, body }) => {
        const current = contract();
        if (current?.id !== body.contractId || current.status !== 'active')
          throw new Refusal(404, 'contract.not-found', 'That home isn’t under contract anymore');
        if (headers['if-match'] !== version)
          throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
        ({ entry } = body);
        version += 1;
        onSaved();
        return view();
      }),
      route(printValueRequest, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}
