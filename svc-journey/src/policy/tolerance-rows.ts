import { lenderRanking } from '@hearthway/contracts/journey';
import { basisPoints, points, published, row } from '@hearthway/contracts/policy';

const ourOwn = published('Hearthway: what counts as nearly ready, same as in lender ranking', '', ['2026-01-01']);
const { debtToIncome, creditScore, downPayment } = lenderRanking.nearMiss;

/** How far a buyer may miss a guideline and still be nearly ready. */
export const toleranceRows = [
  row('tolerance/ratio', 'Nearly ready: maximum over the debt guideline', basisPoints(debtToIncome * 100), ourOwn),
  row('tolerance/score', 'Nearly ready: maximum below the minimum score', points(creditScore), ourOwn),
  row(
    'tolerance/down-payment',
    'Nearly ready: maximum below the minimum down payment',
    basisPoints(downPayment * 100),
    ourOwn,
  ),
] as const;
