import {
  emptyAppraisal,
  plannedLoan,
  usedReport,
  valueOf,
  type AppraisalEntry,
  type AppraisalView,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { appraisalCopyDueOn } from '../../deadlines/index.js';
import type { LoanBuyer } from '../../financial-profile/index.js';
import type { AppliedLoan } from '../../mortgage-application/index.js';
import { writePdf } from '../../pdf/index.js';
import { dayOf, policyAt, type PolicyReader } from '../../policy/index.js';
import type { CurrentContract } from '../../purchase-contract/index.js';
import { isSettled } from '../appraisal-basis.js';
import { inBrief } from '../current-contract.js';
import type { UnderwritingDependencies } from '../dependencies.js';
import { solveGap } from './gap-solver.js';
import { valueRequestDocument } from './value-request-document.js';

/** The appraisal of the home under contract, or of the last that the buyer closed on; empty without either. */
export async function readAppraisal(dependencies: UnderwritingDependencies, userId: string): Promise<AppraisalView> {
  const { store, readShownContract, readLoan, readBuyer, now } = dependencies;
  const policy = policyAt(dayOf(now()));
  const current = await readShownContract(userId);
  // The guide tells them before there is an appraisal, too.
  for (const key of [
    'appraisal/request/count',
    'appraisal/request/comparables',
    'va/tidewater-days',
    'closing/appraisal',
  ])
    policy.find(key);
  if (!current) return { ...noAppraisal, policyRows: [...policy.used()] };
  const { id, terms } = current.contract;
  const [{ appraisal }, applied, buyer] = await Promise.all([
    store.findByContract(userId, id),
    readLoan(userId, id),
    readBuyer(userId),
  ]);
  const { version, updatedAt, entry } = appraisal;
  const window = windowOf(current, now());
  const loan = terms.financing === 'cash' ? null : loanOf(entry, applied, buyer);
  const value = knownValue(entry, terms.priceCents);
  const canSolve = value !== null && value.gapCents > 0 && (loan !== null || terms.financing === 'cash');
  const copy = appraisalCopyDueOn(terms.closingOn);
  return {
    contract: inBrief(current),
    appraisal: { version, updatedAt, ...entry },
    value,
    loan,
    solution: canSolve
      ? solveGap(
          {
            priceCents: terms.priceCents,
            valueCents: value.valueCents,
            loan,
            creditScore: buyer.creditScore,
            firstTimeBuyer: buyer.firstTimeBuyer,
            propertyUse: buyer.propertyUse,
            earnestMoneyCents: terms.earnestMoneyCents,
            optionFeeCents: terms.optionFeeCents,
            windowOpen: window !== null && !window.passed,
          },
          policy,
        )
      : null,
    settled: isSettled(entry, terms),
    window,
    copyBy: terms.financing === 'cash' ? null : copy.on,
    policyRows: rowsOf(policy, terms.financing === 'cash' ? [] : [copy.row]),
  };
}

/** @throws AppError `underwriting.not-found`, `appraisal.nothing-asked` */
export async function printValueRequest(
  { store, readShownContract, now }: UnderwritingDependencies,
  userId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const current = await readShownContract(userId);
  if (!current) throw new AppError('underwriting.not-found', problemTexts.underwritingNotFound);
  const { id, terms } = current.contract;
  const { appraisal } = await store.findByContract(userId, id);
  const report = usedReport(appraisal.entry);
  if (!report || report.request.errors.length + report.request.comparables.length === 0) {
    throw new AppError('appraisal.nothing-asked', problemTexts.appraisalNothingAsked);
  }
  return writePdf(valueRequestDocument({ terms, report, writtenAt: now() }));
}

const noAppraisal: Omit<AppraisalView, 'policyRows'> = {
  contract: null,
  appraisal: { version: 0, updatedAt: null, ...emptyAppraisal },
  value: null,
  loan: null,
  solution: null,
  settled: false,
  window: null,
  copyBy: null,
};

function knownValue(entry: AppraisalEntry, priceCents: number): AppraisalView['value'] {
  const report = usedReport(entry);
  const valueCents = report ? valueOf(report) : null;
  if (!report || valueCents === null) return null;
  return { reportId: report.id, valueCents, gapCents: Math.max(0, priceCents - valueCents) };
}

function loanOf({ loan }: AppraisalEntry, { estimate }: AppliedLoan, { program }: LoanBuyer): AppraisalView['loan'] {
  if (loan) return { ...loan, from: 'buyer' };
  if (!estimate) return null;
  const { loanCents, rateMillionths, months } = estimate;
  // Estimates allow amounts that no purchase has, like a loan of a few cents.
  const planned = plannedLoan.safeParse({ program, loanCents, rateMillionths, months, fundingFeeUse: 'first' });
  return planned.success ? { ...planned.data, from: 'estimate' } : null;
}

/** The contract’s right to leave over the appraisal. */
function windowOf({ deadlines }: CurrentContract, now: Date): AppraisalView['window'] {
  const deadline = deadlines.find(({ key }) => key === 'appraisal');
  if (!deadline) return null;
  const at = deadline.own?.at ?? deadline.at;
  return { at, on: deadline.own?.localDate ?? deadline.localDate, passed: at < now.toISOString() };
}

const rowsOf = (policy: PolicyReader, others: AppraisalView['policyRows']): AppraisalView['policyRows'] => [
  ...policy.used(),
  ...others,
];
