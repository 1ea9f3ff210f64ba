import {
  closingDisclosure,
  closingEntry,
  closingLineIds,
  type ClosingDisclosure,
  type CorrectedDisclosure,
} from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { amount, percent, typedAmount, typedForm, typedPercent, years } from '../../../features/typed-form/index.js';
import type { Day } from '../../../features/local-time/index.js';

/** What a form leaves blank if there is none. */
const blankIfNone = [
  ...closingLineIds,
  'curedCents',
  'mortgageInsuranceCents',
  'estimatedTransferTaxesCents',
  'estimatedOwnServicesCents',
] as const;
type BlankIfNone = (typeof blankIfNone)[number];

const yesOrNo = z.pipe(
  z.string(),
  z.transform((chosen: string) => chosen === 'yes'),
);

const reading = z.object({
  receivedOn: z.string(),
  program: z.string(),
  loanCents: amount.optional,
  months: years,
  rateMillionths: percent,
  aprMillionths: percent,
  irregular: yesOrNo,
  ...(Object.fromEntries(blankIfNone.map((name) => [name, amount.orNone])) as Record<
    BlankIfNone,
    typeof amount.orNone
  >),
});
export type DisclosureValues = z.input<typeof reading>;

export const disclosureForm = typedForm<DisclosureValues, ClosingDisclosure>(reading, closingDisclosure);

/** @param today when a new one is likely to have come */
export function disclosureValues(disclosure: ClosingDisclosure | null, today: Day): DisclosureValues {
  const typed = blankIfNone.map((name) => [
    name,
    typedAmount(disclosure?.[name] === 0 ? null : (disclosure?.[name] ?? null)),
  ]);
  return {
    ...(Object.fromEntries(typed) as Record<BlankIfNone, string>),
    receivedOn: disclosure?.receivedOn ?? today,
    program: disclosure?.program ?? 'conventional',
    loanCents: typedAmount(disclosure?.loanCents ?? null),
    months: disclosure ? String(Number((disclosure.months / 12).toFixed(4))) : '30',
    rateMillionths: typedPercent(disclosure?.rateMillionths ?? null),
    aprMillionths: typedPercent(disclosure?.aprMillionths ?? null),
    irregular: disclosure?.irregular ? 'yes' : 'no',
  };
}

const readingCorrection = z.object({
  receivedOn: z.string(),
  aprMillionths: percent,
  productChanged: yesOrNo,
  penaltyAdded: yesOrNo,
});
export type CorrectionValues = z.input<typeof readingCorrection>;

export const correctionForm = typedForm<CorrectionValues, CorrectedDisclosure | null>(
  readingCorrection,
  closingEntry.shape.correction,
);

export const correctionValues = (correction: CorrectedDisclosure | null, today: Day): CorrectionValues => ({
  receivedOn: correction?.receivedOn ?? today,
  aprMillionths: typedPercent(correction?.aprMillionths ?? null),
  productChanged: correction?.productChanged ? 'yes' : 'no',
  penaltyAdded: correction?.penaltyAdded ? 'yes' : 'no',
});
