import type { ReactNode } from 'react';
import type { BuyerFigures } from '@hearthway/contracts/affordability';
import { usStates } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { affordabilityRowsQuery } from '../../../features/affordability/index.js';
import { countiesQuery } from '../../../features/financial-profile/index.js';

type Place = Pick<BuyerFigures, 'state' | 'countyFips'>;

interface PlaceFieldsProps extends Place {
  readonly onChange: (place: Place) => void;
}

/** Where the home is. It changes the taxes, the insurance, and the loan limits. */
export function PlaceFields({ state, countyFips, onChange }: PlaceFieldsProps): ReactNode {
  const { session } = usePlatform();
  const queries = useQueryClient();
  const counties = useQuery(countiesQuery(session, state));
  // The figures of the place first: with those of another, the page would say that they are missing.
  const choose = async (place: Place): Promise<void> => {
    await queries.query(affordabilityRowsQuery(session, place)).catch(() => undefined);
    onChange(place);
  };
  return (
    <>
      <Select
        label="State"
        reserveError={false}
        value={state}
        options={usStates.map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          void choose({ state: target.value as Place['state'], countyFips: null });
        }}
      />
      <Select
        label="County"
        optional
        reserveError={false}
        value={countyFips ?? ''}
        disabled={counties.isPending || counties.isError}
        options={[
          { value: '', label: counties.isPending ? 'Loading counties…' : 'Not sure yet' },
          ...(counties.data ?? []).map(({ fips, name }) => ({ value: fips, label: name })),
        ]}
        {...(counties.isError && { error: 'We couldn’t load the counties. You can continue without one.' })}
        onChange={({ target }) => {
          void choose({ state, countyFips: target.value || null });
        }}
      />
    </>
  );
}
