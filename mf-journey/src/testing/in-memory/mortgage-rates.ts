import { getMortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';

const sample: MortgageRates = { rates: [...sampleMortgageRates], source: null };

export function inMemoryMortgageRates(rates: MortgageRates = sample) {
  return { routes: [route(getMortgageRates, () => rates)] };
}
