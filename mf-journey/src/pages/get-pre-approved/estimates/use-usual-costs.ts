import { usStates, type FinancialProfile, type UsualCosts } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { affordabilityRowsQuery } from '../../../features/affordability/index.js';

/** Where the buyer looks for a home; `undefined` until it is known, and in a state without figures. */
export function useUsualCosts({ location, plan }: FinancialProfile): UsualCosts | undefined {
  const { session } = usePlatform();
  const { data } = useQuery({
    ...affordabilityRowsQuery(session, { state: location?.state ?? 'TX', countyFips: null }),
    enabled: location !== null,
  });
  if (!location || !data) return undefined;
  const valueOf = (name: string): number | undefined =>
    data.rows.find(({ id }) => id.startsWith(`state/${location.state}/${name}@`))?.value;
  const homeInsuranceCents = valueOf('home-insurance');
  const taxBasisPoints = valueOf('property-tax');
  if (homeInsuranceCents === undefined) return undefined;
  const priceCents = plan?.targetPriceCents ?? 0;
  return {
    stateName: usStates.find(([code]) => code === location.state)?.[1] ?? location.state,
    homeInsuranceCents,
    propertyTaxCents:
      taxBasisPoints === undefined || priceCents === 0 ? null : scaled(priceCents, taxBasisPoints, 10_000),
  };
}
