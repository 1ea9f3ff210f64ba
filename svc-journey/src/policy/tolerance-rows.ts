import { lenderRanking } from '@hearthway/contracts/journey';
import { basisPoints, points, published, row } from '@hearthway/contracts/policy';

const ourOwn = published('Hearthway: what counts as nearly ready, same as in lender ranking', '', ['2026-01-01']);
const { debtToIncome, creditScore, downPayment } = lenderRanking.nearMiss;

/** How far a buyer may miss a guideline and still count as nearly ready. */
export const toleranceRows = [
  row(
    'tolerance/ratio',
    'Nearly ready: over a debt guideline by no more than',
    basisPoints(debtToIncome * 100),
    ourOwn,
  ),
  row('tolerance/score', 'Nearly ready: below a score by no more than', points(creditScore), ourOwn),
  row(
    'tolerance/down-payment',
    'Nearly ready: below a down payment by no more than',
    basisPoints(downPayment * 100),
    ourOwn,
  ),
] as const;
