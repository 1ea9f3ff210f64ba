import type { ClosingDisclosure, CorrectedDisclosure, DisclosureClock } from '@hearthway/contracts/journey';
import { dayText, disclosureDueOn, earliestClosingAfterDisclosure } from '../../deadlines/index.js';
import { policyAt } from '../../policy/index.js';

export interface DisclosurePapers {
  readonly disclosure: Pick<ClosingDisclosure, 'receivedOn' | 'aprMillionths' | 'irregular'> | null;
  readonly correction: CorrectedDisclosure | null;
  /** YYYY-MM-DD, by the contract. */
  readonly closingOn: string;
}

/** The three business days between the Closing Disclosure and the signatures, and whether a correction starts them again. */
export function disclosureClock({ disclosure, correction, closingOn }: DisclosurePapers): DisclosureClock {
  const { on: dueOn, row } = disclosureDueOn(closingOn);
  const rule = {
    rule: row.text,
    rowId: row.id,
    sourceName: row.sourceName,
    sourceUrl: row.sourceUrl,
    sourceDate: row.checkedOn,
  };
  if (!disclosure) {
    return {
      ...{ dueOn, receivedOn: null, countsFrom: null, earliestOn: null, restarted: false },
      text: `Only three things start the wait again: an APR that is off by more than 0.125 percentage points, another kind of loan, or a new prepayment penalty. Other corrections don’t move your closing.`,
      ...rule,
    };
  }
  const reasons = correction ? restartReasons(disclosure, correction) : [];
  const countsFrom = correction && reasons.length > 0 ? correction.receivedOn : disclosure.receivedOn;
  return {
    dueOn,
    receivedOn: disclosure.receivedOn,
    countsFrom,
    earliestOn: earliestClosingAfterDisclosure(countsFrom).on,
    restarted: reasons.length > 0,
    text: textOf(disclosure, correction, reasons),
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

function textOf(
  disclosure: Pick<ClosingDisclosure, 'irregular' | 'receivedOn'>,
  correction: CorrectedDisclosure | null,
  reasons: readonly string[],
): string {
  const allowed = percentagePoints(allowedChange(disclosure, disclosure.receivedOn));
  if (!correction) {
    return `Only three things start the wait again: an APR that is off by more than ${allowed}, another kind of loan, or a new prepayment penalty.`;
  }
  const named = `The corrected one of ${dayText(correction.receivedOn)}`;
  if (reasons.length === 0) {
    return `${named} doesn’t start the wait again: the APR moved by ${allowed} or less, and neither the kind of loan changed nor a penalty came in.`;
  }
  return `${named} starts the wait again, because ${reasons.join(', and ')}.`;
}

const percent = (millionths: number): string => `${millionths / 10_000}%`;
const percentagePoints = (millionths: number): string => `${millionths / 10_000} percentage points`;
