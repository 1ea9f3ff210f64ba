import { lenderRanking } from '@hearthway/contracts/journey';
import { basisPoints, points, published, row } from '@hearthway/contracts/policy';

const ourOwn = published('Hearthway: how near is near, as in the ranking of lenders', '', ['2026-01-01']);
const { debtToIncome, creditScore, downPayment } = lenderRanking.nearMiss;

/** By how much a guide may be missed and still be called near. */
export const toleranceRows = [
  row(
    'tolerance/ratio',
    'Nearly ready: over a guide for debts by no more than',
    basisPoints(debtToIncome * 100),
    ourOwn,
  ),
  row('tolerance/score', 'Nearly ready: under a score by no more than', points(creditScore), ourOwn),
  row(
    'tolerance/down-payment',
    'Nearly ready: under a down payment by no more than',
    basisPoints(downPayment * 100),
    ourOwn,
  ),
] as const;
