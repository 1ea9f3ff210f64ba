import type { ReactNode } from 'react';
import { usStates } from '@hearthway/contracts/journey';
import { Button, Select } from '@hearthway/web-kit';
import type { FieldsProps } from './fields.js';
import { isState, type LocationValues } from './location-form.js';
import { useCounties } from './use-counties.js';
import css from './sections.module.css';

export function LocationFields({ values, onChange, control }: FieldsProps<LocationValues>): ReactNode {
  const { state, countyFips } = values;
  const { counties, isLoading, isFailed, retry } = useCounties(state);
  return (
    <div className={css['pair']}>
      <Select
        {...control('state')}
        label="State"
        placeholder="Choose a state"
        autoComplete="address-level1"
        options={usStates.map(([value, label]) => ({ value, label }))}
        value={state}
        onChange={({ target }) => {
          onChange({ state: target.value, countyFips: '' });
        }}
      />
      <Select
        {...control('countyFips')}
        label="County"
        optional
        placeholder={isLoading ? 'Loading counties…' : 'Not sure yet'}
        disabled={!isState(state) || isLoading || isFailed}
        options={counties.map(({ fips, name }) => ({ value: fips, label: name }))}
        value={countyFips}
        error={isFailed ? 'We couldn’t load the counties. You can continue without one.' : control('countyFips').error}
        labelEnd={
          isFailed && (
            <Button variant="quiet" size="small" onClick={retry}>
              Try again
            </Button>
          )
        }
        onChange={({ target }) => {
          onChange({ ...values, countyFips: target.value });
        }}
      />
    </div>
  );
}
