import type { ClosingDisclosure, CorrectedDisclosure, DisclosureClock } from '@hearthway/contracts/journey';
import { addBusinessDays, dayText, isSpecificBusinessDay } from '../../deadlines/index.js';
import { deadlineRowOn, policyAt } from '../../policy/index.js';
import { ruleSource } from './rule-source.js';

export interface DisclosurePapers {
  readonly disclosure: Pick<ClosingDisclosure, 'receivedOn' | 'aprMillionths' | 'irregular'> | null;
  readonly correction: CorrectedDisclosure | null;
  /** YYYY-MM-DD, by the contract. */
  readonly closingOn: string;
}

const ruleOn = (day: string) => deadlineRowOn(day, 'federal', 'closing-disclosure');

/** The three business days between the Closing Disclosure and the signatures, and whether a correction starts them again. */
export function disclosureClock({ disclosure, correction, closingOn }: DisclosurePapers): DisclosureClock {
  const row = ruleOn(closingOn);
  const rule = {
    dueOn: addBusinessDays(closingOn, -row.value, isSpecificBusinessDay),
    rule: row.text,
    ...ruleSource(row),
  };
  if (!disclosure) {
    const text = whatRestarts(allowedChange({ irregular: false }, closingOn));
    return { receivedOn: null, countsFrom: null, earliestOn: null, restarted: false, text, ...rule };
  }
  const reasons = correction ? restartReasons(disclosure, correction) : [];
  const countsFrom = correction && reasons.length > 0 ? correction.receivedOn : disclosure.receivedOn;
  return {
    receivedOn: disclosure.receivedOn,
    countsFrom,
    earliestOn: addBusinessDays(countsFrom, ruleOn(countsFrom).value, isSpecificBusinessDay),
    restarted: reasons.length > 0,
    text: correction
      ? onCorrection(disclosure, correction, reasons)
      : whatRestarts(allowedChange(disclosure, disclosure.receivedOn)),
    ...rule,
  };
}

function restartReasons(
  disclosure: Pick<ClosingDisclosure, 'aprMillionths' | 'irregular'>,
  { aprMillionths, productChanged, penaltyAdded, receivedOn }: CorrectedDisclosure,
): string[] {
  return [
    ...(Math.abs(aprMillionths - disclosure.aprMillionths) > allowedChange(disclosure, receivedOn)
      ? [`the APR went from ${percent(disclosure.aprMillionths)} to ${percent(aprMillionths)}`]
      : []),
    ...(productChanged ? ['the kind of loan changed'] : []),
    ...(penaltyAdded ? ['a prepayment penalty came in'] : []),
  ];
}

const allowedChange = ({ irregular }: Pick<ClosingDisclosure, 'irregular'>, on: string): number =>
  policyAt(on).value(irregular ? 'closing/apr-change-irregular' : 'closing/apr-change');

const whatRestarts = (allowed: number): string =>
  `Only three things start the wait again: an APR that is off by more than ${points(allowed)}, another kind of loan, or a new prepayment penalty. Other corrections don’t move your closing.`;

function onCorrection(
  disclosure: Pick<ClosingDisclosure, 'aprMillionths' | 'irregular'>,
  { receivedOn, aprMillionths, productChanged, penaltyAdded }: CorrectedDisclosure,
  reasons: readonly string[],
): string {
  const named = `The corrected one of ${dayText(receivedOn)}`;
  if (reasons.length > 0) {
    const isOnlyLower = aprMillionths < disclosure.aprMillionths && !productChanged && !penaltyAdded;
    return `${named} starts the wait again, because ${reasons.join(', and ')}.${isOnlyLower ? lowerMayCount : ''}`;
  }
  return `${named} doesn’t start the wait again: the APR moved by ${points(allowedChange(disclosure, receivedOn))} or less, the kind of loan is the same, and no penalty came in.`;
}

/** By 12 CFR 1026.22(a)(4), an APR is accurate if it was too high because the finance charge was. Only the lender can tell. */
const lowerMayCount =
  ' An APR that fell because costs were set too high counts as right, and then nobody has to wait: ask your lender which it is.';

const percent = (millionths: number): string => `${millionths / 10_000}%`;
const points = (millionths: number): string => `${millionths / 10_000} percentage points`;
