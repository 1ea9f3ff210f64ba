import { usStates, type ListedLender } from '@hearthway/contracts/journey';
import { percent, percentBeside } from '@hearthway/contracts/money';
import { closedGate, lendsThere, type RankingFacts } from '../ranking/index.js';

/** Why no single change of the plan makes a lender match, judging by the lenders' limits. */
export function obstacleOf(facts: RankingFacts, lenders: readonly ListedLender[]): string {
  const inState = lenders.filter(({ states }) => states.includes(facts.state));
  if (inState.length === 0) {
    return `None of our lenders lends in ${stateNames.get(facts.state)} yet. They lend in ${statesOf(lenders)}.`;
  }
  const local = inState.filter((lender) => lendsThere(facts, lender));
  if (local.length === 0) return 'None of our lenders lends in your county yet.';
  const open = local.filter((lender) => closedGate(facts, lender) === undefined);
  const compared = open.length > 0 ? open : local;
  return lowScore(facts, compared) ?? highDebts(facts, compared) ?? severalChanges;
}

function statesOf(lenders: readonly ListedLender[]): string {
  const codes = new Set(lenders.flatMap(({ states }) => states));
  const names = usStates.flatMap(([code, name]) => (codes.has(code) ? [name] : []));
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names);
}

function lowScore({ creditScore }: RankingFacts, lenders: readonly ListedLender[]): string | undefined {
  const lowest = Math.min(...lenders.map(({ minCreditScore }) => minCreditScore));
  if (creditScore >= lowest) return undefined;
  return `The lowest credit score that these lenders accept is ${lowest}, and your range counts as ${creditScore}. Your score is what to raise first.`;
}

function highDebts(
  { debtToIncomeBasisPoints: ratio }: RankingFacts,
  lenders: readonly ListedLender[],
): string | undefined {
  if (ratio === null) return 'We can’t estimate your debt-to-income ratio yet, so we can’t say what would help.';
  const highest = Math.max(...lenders.map(({ maxDebtToIncomeBasisPoints }) => maxDebtToIncomeBasisPoints));
  if (ratio <= highest) return undefined;
  return `Your debt-to-income ratio is ${percentBeside(ratio, highest)}, and these lenders accept ${percent(highest)} at most. Paying off debts or adding a co-borrower’s income would bring it down.`;
}

const severalChanges =
  'No single change to your price, down payment, type of home, or use is enough. A lower price with a higher down payment may be.';

const stateNames: ReadonlyMap<string, string> = new Map(usStates);
