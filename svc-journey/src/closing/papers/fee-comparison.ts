import {
  closingLines,
  estimatesOfLender,
  type ClosingDisclosure,
  type ClosingLine,
  type ComparedFee,
  type FeeBucket,
  type FeeComparison,
  type LoanEstimate,
} from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import { dayText } from '../../deadlines/index.js';
import { policyAt } from '../../policy/index.js';
import { exactDollars } from './exact-dollars.js';

/** How Regulation Z, 12 CFR 1026.19(e)(3), limits each line. Lender credits may not fall; the rest may not rise. */
const buckets: Readonly<Record<ClosingLine, FeeBucket>> = {
  originationCents: 'zero',
  pointsCents: 'zero',
  requiredServicesCents: 'zero',
  transferTaxesCents: 'zero',
  lenderCreditsCents: 'zero',
  listedServicesCents: 'ten',
  recordingCents: 'ten',
  ownServicesCents: 'free',
  prepaidsCents: 'free',
  escrowCents: 'free',
  otherCents: 'free',
};
const linesByBucket = Object.keys(buckets) as ClosingLine[];

/**
 * The Closing Disclosure beside the Loan Estimate that the lender is held to, to the cent.
 * @param estimates all of the buyer’s
 * @returns `null` if none is chosen
 */
export function compareFees(
  disclosure: ClosingDisclosure,
  { estimates, estimateId }: { readonly estimates: readonly LoanEstimate[]; readonly estimateId: string | null },
): FeeComparison | null {
  const held = heldTo(estimates, estimateId);
  if (!held) return null;
  const { estimate, note } = held;
  const fees = linesByBucket.map((line) => compareLine(line, disclosure, estimate));
  const rise = policyAt(disclosure.receivedOn).value('closing/fee-increase');
  const totals = (['zero', 'ten', 'free'] as const).map((bucket) => totalOf(fees, bucket, rise));
  const overCents = totals.reduce((sum, total) => sum + total.overCents, 0);
  const owedCents = Math.max(0, overCents - disclosure.curedCents);
  const comparison = { lender: estimate.lender, issuedOn: estimate.issuedOn, note, fees, buckets: totals, owedCents };
  return { ...comparison, ask: owedCents > 0 ? askFor(comparison) : '' };
}

/** The last Loan Estimate of the chosen lender that came first, or with a reason. Others change nothing for the lender. */
function heldTo(estimates: readonly LoanEstimate[], estimateId: string | null) {
  const chosen = estimates.find(({ id }) => id === estimateId);
  if (!chosen) return undefined;
  const all = estimatesOfLender(estimates, chosen);
  const estimate =
    all.findLast(({ changedCircumstance }, index) => index === 0 || Boolean(changedCircumstance)) ?? chosen;
  const later = all.filter(({ issuedOn }) => issuedOn > estimate.issuedOn);
  const note =
    later.length > 0
      ? `The lender revised this one later without a reason that you noted, so fees are measured against ${dayText(estimate.issuedOn)}. If something did change, note it with the revised one.`
      : '';
  return { estimate, note };
}

function compareLine(line: ClosingLine, disclosure: ClosingDisclosure, estimate: LoanEstimate): ComparedFee {
  const bucket = buckets[line];
  const estimateCents = estimated(line, disclosure, estimate);
  // A cure is no credit that the estimate could have had.
  const disclosureCents =
    line === 'lenderCreditsCents' ? Math.max(0, disclosure[line] - disclosure.curedCents) : disclosure[line];
  const rise = estimateCents === null ? 0 : disclosureCents - estimateCents;
  const over = line === 'lenderCreditsCents' ? -rise : rise;
  return { line, bucket, estimateCents, disclosureCents, overCents: bucket === 'zero' ? Math.max(0, over) : 0 };
}

function estimated(line: ClosingLine, disclosure: ClosingDisclosure, estimate: LoanEstimate): number | null {
  const { shoppableServicesCents, taxesCents } = estimate;
  const { estimatedOwnServicesCents, estimatedTransferTaxesCents } = disclosure;
  switch (line) {
    case 'listedServicesCents':
      return shoppableServicesCents === null ? null : Math.max(0, shoppableServicesCents - estimatedOwnServicesCents);
    case 'ownServicesCents':
      return estimatedOwnServicesCents;
    case 'recordingCents':
      return taxesCents === null ? null : Math.max(0, taxesCents - estimatedTransferTaxesCents);
    case 'transferTaxesCents':
      return estimatedTransferTaxesCents;
    default:
      return estimate[line];
  }
}

function totalOf(fees: readonly ComparedFee[], bucket: FeeBucket, rise: number) {
  const own = fees.filter((fee) => fee.bucket === bucket && fee.estimateCents !== null);
  const signed = (fee: ComparedFee) => (fee.line === 'lenderCreditsCents' ? -1 : 1);
  const estimateCents = own.reduce((sum, fee) => sum + signed(fee) * (fee.estimateCents ?? 0), 0);
  const disclosureCents = own.reduce((sum, fee) => sum + signed(fee) * fee.disclosureCents, 0);
  const limitCents = bucket === 'ten' ? scaled(estimateCents, 10_000 + rise, 10_000) : Infinity;
  const overCents =
    bucket === 'zero' ? own.reduce((sum, fee) => sum + fee.overCents, 0) : Math.max(0, disclosureCents - limitCents);
  return { bucket, estimateCents, disclosureCents, overCents: bucket === 'free' ? 0 : overCents };
}

function askFor({ lender, issuedOn, fees, buckets: totals, owedCents }: Omit<FeeComparison, 'ask'>): string {
  const changes = fees
    .filter(({ overCents }) => overCents > 0)
    .map(({ line, estimateCents, disclosureCents }) => {
      const { name } = closingLines[line];
      const verb = line === 'lenderCreditsCents' ? 'went down' : 'went up';
      return `${name} ${verb} from ${exactDollars(estimateCents ?? 0)} to ${exactDollars(disclosureCents)}.`;
    });
  const ten = totals.find(({ bucket }) => bucket === 'ten');
  const tenText =
    ten && ten.overCents > 0
      ? [
          `Recording fees and the services from your list rose from ${exactDollars(ten.estimateCents)} to ${exactDollars(ten.disclosureCents)}, which is ${exactDollars(ten.overCents)} above ten percent.`,
        ]
      : [];
  return [
    `Hello ${lender}, I compared my Closing Disclosure with the Loan Estimate of ${dayText(issuedOn)}.`,
    ...changes,
    ...tenText,
    `Under 12 CFR 1026.19(e)(3), I count ${exactDollars(owedCents)} above the limits. Please send me the changed circumstance with its date, or a corrected Closing Disclosure with that credit before we sign.`,
  ].join(' ');
}
