import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';

/** The annual rate, in basis points, of the 30-year loan that purchases are estimated by: the feed's, where it has one. */
export function planningRate({ rates }: Pick<MortgageRates, 'rates'>): number {
  const [sample] = sampleMortgageRates;
  return (rates.find(({ product }) => product === sample.product) ?? sample).rateBasisPoints;
}
