import { basisPoints, cited, count, dollars, generalPractice, row } from '@hearthway/contracts/policy';

const usdaLoans = cited(
  '7 CFR 3555: guaranteed rural housing loans',
  'https://www.ecfr.gov/current/title-7/part-3555',
  ['2026-01-01'],
);

/** Usual terms of a new offer, beside the windows of `deadline/…`. A purchase in cash waits only for title and insurance. */
export const offerRows = [
  row('offer/earnest-money', 'Earnest money, share of the price', basisPoints(100), generalPractice, [100, 300]),
  row('offer/option-fee/TX', 'Option fee, Texas', dollars(200), generalPractice, [10_000, 50_000]),
  row('offer/closing-days/loan', 'Days from offer to closing, with a loan', count(42), generalPractice, [30, 60]),
  row('offer/closing-days/cash', 'Days from offer to closing, in cash', count(21), generalPractice, [10, 30]),
  row('usda/seller-credit', 'USDA: seller credit', basisPoints(600), usdaLoans),
] as const;
