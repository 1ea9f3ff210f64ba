import type { ReactNode } from 'react';
import { usStates } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { useWatch } from 'react-hook-form';
import { SelectControl } from './controls.js';
import type { FieldsProps } from './fields.js';
import { isState, type LocationValues } from './location-form.js';
import { useCounties } from './use-counties.js';
import css from './sections.module.css';

export function LocationFields({ form }: FieldsProps<LocationValues>): ReactNode {
  const { control, setValue } = form.methods;
  const state = useWatch({ control, name: 'state' });
  const { counties, isLoading, isFailed, retry } = useCounties(state);
  return (
    <div className={css['pair']}>
      <SelectControl
        form={form}
        name="state"
        label="State"
        placeholder="Choose a state"
        autoComplete="address-level1"
        options={usStates.map(([value, label]) => ({ value, label }))}
        onChosen={() => setValue('countyFips', '')}
      />
      <SelectControl
        form={form}
        name="countyFips"
        label="County"
        optional
        placeholder={isLoading ? 'Loading counties…' : 'Not sure yet'}
        disabled={!isState(state) || isLoading || isFailed}
        options={counties.map(({ fips, name }) => ({ value: fips, label: name }))}
        {...(isFailed && { error: 'We couldn’t load the counties. You can continue without one.' })}
        labelEnd={
          isFailed && (
            <Button variant="quiet" size="small" onClick={retry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
