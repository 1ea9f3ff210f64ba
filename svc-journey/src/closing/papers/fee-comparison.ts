import {
  closingLines,
  feeBuckets,
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
import { ruleSource } from './rule-source.js';

/** How Regulation Z, 12 CFR 1026.19(e)(3), limits each line. Lender credits may not fall; the rest may not rise. */
const bucketOf: Readonly<Record<ClosingLine, FeeBucket>> = {
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
const linesByBucket = Object.keys(bucketOf) as ClosingLine[];

export interface EstimatePapers {
  /** Of the lender that the buyer goes ahead with, earliest first. */
  readonly estimates: readonly LoanEstimate[];
  readonly heldToFirst: boolean;
  /** YYYY-MM-DD; `null` before. What is owed is a refund then, and later estimates are for another home. */
  readonly signedOn: string | null;
}

/**
 * The Closing Disclosure beside the Loan Estimate that the lender is held to, to the cent: its last one, or its first one if it
 * never gave a reason for revising that.
 * @returns `null` without one
 */
export function compareFees(
  disclosure: ClosingDisclosure,
  { estimates: all, heldToFirst, signedOn }: EstimatePapers,
): FeeComparison | null {
  const estimates = all.filter(({ issuedOn }) => signedOn === null || issuedOn <= signedOn);
  const estimate = estimates.at(heldToFirst ? 0 : -1);
  const policy = policyAt(disclosure.receivedOn);
  const rise = policy.value('closing/fee-increase');
  const [row] = policy.used();
  if (!estimate || !row) return null;
  const fees = linesByBucket.map((line) => compareLine(line, disclosure, estimate));
  const buckets = feeBuckets.map((bucket) => totalOf(fees, bucket, rise));
  const overCents = buckets.reduce((sum, total) => sum + total.overCents, 0);
  const owedCents = Math.max(0, overCents - disclosure.curedCents);
  const { lender, issuedOn } = estimate;
  const comparison = { lender, issuedOn, revised: estimates.length > 1, fees, buckets, owedCents };
  return { ...comparison, ask: owedCents > 0 ? askFor(comparison, signedOn !== null) : '', ...ruleSource(row) };
}

function compareLine(line: ClosingLine, disclosure: ClosingDisclosure, estimate: LoanEstimate): ComparedFee {
  const bucket = bucketOf[line];
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
      // Nobody owes what the buyer hasn’t copied from section E yet.
      return taxesCents === null && estimatedTransferTaxesCents === 0 ? null : estimatedTransferTaxesCents;
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

function askFor(
  {
    lender,
    issuedOn,
    fees,
    buckets: totals,
    owedCents,
  }: Pick<FeeComparison, 'lender' | 'issuedOn' | 'fees' | 'buckets' | 'owedCents'>,
  isSigned: boolean,
): string {
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
  const wish = isSigned
    ? 'Please refund it, with a corrected Closing Disclosure, in the time that 12 CFR 1026.19(f)(2)(v) sets, or send me the changed circumstance with its date.'
    : 'Please send me the changed circumstance with its date, or a corrected Closing Disclosure with that credit before we sign.';
  return [
    `Hello ${lender}, I compared my Closing Disclosure with the Loan Estimate of ${dayText(issuedOn)}.`,
    ...changes,
    ...tenText,
    `Under 12 CFR 1026.19(e)(3), I count ${exactDollars(owedCents)} above the limits. ${wish}`,
  ].join(' ');
}
