import type { ReactNode } from 'react';
import { listCounties, usStates } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { affordabilityRowsQuery, type Place } from '../use-start.js';

interface PlaceFieldsProps extends Place {
  readonly onChange: (place: Place) => void;
}

/** Where the home is. It changes the taxes, the insurance, and the loan limits. */
export function PlaceFields({ state, countyFips, onChange }: PlaceFieldsProps): ReactNode {
  const caller = useCaller();
  const queries = useQueryClient();
  const counties = useQuery({ ...operationQuery(caller, listCounties, { query: { state } }), staleTime: Infinity });
  // The figures of the place first: with those of another, the page would say that they are missing.
  const choose = async (place: Place): Promise<void> => {
    await queries.query(affordabilityRowsQuery(caller, place)).catch(() => undefined);
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
        disabled={!counties.data}
        options={[
          { value: '', label: counties.isLoading ? 'Loading counties…' : 'Not sure yet' },
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
