import { basisPoints, count, dollars, generalPractice, row } from '@hearthway/contracts/policy';

/** What an offer begins with, until its buyer says something else. A purchase in cash waits for title and insurance only. */
export const offerRows = [
  row('offer/earnest-money', 'Earnest money, share of the price', basisPoints(100), generalPractice, [100, 300]),
  row('offer/option-fee/TX', 'Option fee, Texas', dollars(200), generalPractice, [10_000, 50_000]),
  row('offer/inspection-days', 'Days to inspect', count(10), generalPractice, [7, 15]),
  row('offer/inspection-days/TX', 'Days of the option period, Texas', count(7), generalPractice, [5, 10]),
  row('offer/financing-days', 'Days to get the loan approved', count(21), generalPractice, [14, 30]),
  row('offer/appraisal-days', 'Days for the appraisal', count(21), generalPractice, [14, 30]),
  row('offer/closing-days/loan', 'Days from offer to closing, with a loan', count(42), generalPractice, [30, 60]),
  row('offer/closing-days/cash', 'Days from offer to closing, in cash', count(21), generalPractice, [10, 30]),
] as const;
