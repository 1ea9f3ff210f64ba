import { basisPoints, count, generalPractice, published, row } from './policy-row.js';

const manualUnderwriting = published(
  'Fannie Mae Selling Guide B3-6-02: debt-to-income ratios, manual underwriting',
  'https://selling-guide.fanniemae.com/1032992131',
  ['2026-01-01'],
);

/** Definitions of a comfortable and a typical payment, and of the reserves after closing. */
export const planningRows = [
  row(
    'planning/ratio/comfortable/front',
    'Comfortable: housing as a share of income',
    basisPoints(2_800),
    generalPractice,
    [2_500, 3_100],
  ),
  row(
    'planning/ratio/comfortable/back',
    'Comfortable: housing and debts as a share of income',
    basisPoints(3_600),
    manualUnderwriting,
  ),
  row(
    'planning/ratio/typical/back',
    'Typical lender: housing and debts as a share of income',
    basisPoints(4_500),
    manualUnderwriting,
  ),
  row('reserve/months/primary_residence', 'Payments to have left, own home', count(2), generalPractice, [0, 6]),
  row('reserve/months/second_home', 'Payments to have left, second home', count(2), generalPractice, [2, 6]),
  row('reserve/months/investment', 'Payments to have left, investment home', count(6), generalPractice, [6, 12]),
  row('reserve/months/jumbo', 'Payments to have left, jumbo loan', count(6), generalPractice, [6, 12]),
] as const;
