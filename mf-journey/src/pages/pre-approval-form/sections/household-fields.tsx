import type { ReactNode } from 'react';
import { militaryServices } from '@hearthway/contracts/journey';
import { SelectControl, TextControl } from './controls.js';
import { optionsOf, type FieldsProps } from './fields.js';
import type { HouseholdValues } from './household-form.js';
import css from './sections.module.css';

const ownership = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

export function HouseholdFields({ form }: FieldsProps<HouseholdValues>): ReactNode {
  return (
    <>
      <TextControl
        form={form}
        name="size"
        className={css['narrow']}
        label="People who will live in the home"
        help="You and everyone moving in with you."
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={css['pair']}>
        <SelectControl
          form={form}
          name="ownedHome"
          reserveError={false}
          label="Owned a home in the past 3 years"
          optional
          help="If not, you may count as a first-time buyer and put less down."
          placeholder="Choose an answer"
          options={ownership}
        />
        <SelectControl
          form={form}
          name="militaryService"
          reserveError={false}
          label="Military service"
          optional
          help="Used only to check VA loan eligibility and lenders for people who served."
          placeholder="I’d rather not say"
          options={optionsOf(militaryServices)}
        />
      </div>
    </>
  );
}
