import type { ReactNode } from 'react';
import { marketStatuses, propertyTypes, usStates, type HomeEntry } from '@hearthway/contracts/journey';
import { Select, TextField, type SelectOption } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { fieldNames, type HomeFormValues } from './home-form.js';
import css from './home-fields.module.css';

/** Every fact about a home; the less common ones are folded away. */
export function HomeFields({ form }: { form: ContractForm<HomeFormValues, HomeEntry> }): ReactNode {
  const text = (name: keyof HomeEntry, more: object = {}) => (
    <TextField {...form.field(name)} label={fieldNames[name]} autoComplete="off" {...more} />
  );
  const select = (name: keyof HomeEntry, options: readonly SelectOption[], placeholder?: string) => (
    <Select {...form.field(name)} label={fieldNames[name]} options={options} placeholder={placeholder} />
  );
  const number = { inputMode: 'numeric' } as const;
  const dollars = { inputMode: 'decimal', prefixText: '$' } as const;
  return (
    <div className={css['fields']}>
      <div className={css['wide']}>{text('address', { maxLength: 120 })}</div>
      {text('city', { maxLength: 80 })}
      <div className={css['pair']}>
        {select('state', states, 'Choose')}
        {text('zipCode', { ...number, maxLength: 10 })}
      </div>
      {text('priceCents', dollars)}
      {select('propertyType', optionsOf(propertyTypes), 'Choose')}
      <div className={css['pair']}>
        {text('bedrooms', number)}
        {text('bathrooms', { inputMode: 'decimal' })}
      </div>
      <div className={css['pair']}>
        {text('squareFeet', number)}
        {text('yearBuilt', number)}
      </div>
      {text('hoaMonthlyCents', { ...dollars, help: '0 if there is no HOA' })}
      {text('propertyTaxAnnualCents', { ...dollars, help: 'From the listing or the county' })}
      <div className={css['wide']}>{text('link', { type: 'url', placeholder: 'https://', maxLength: 500 })}</div>
      <details className={css['more']}>
        <summary>More facts</summary>
        <div className={css['fields']}>
          <div className={css['pair']}>
            {text('lotSquareFeet', number)}
            {text('stories', number)}
          </div>
          <div className={css['pair']}>
            {text('garageSpaces', number)}
            {select('yard', yesNo, 'Not known')}
          </div>
          {select('stepFreeEntry', yesNo, 'Not known')}
          {select('homeOffice', yesNo, 'Not known')}
          {select('ageRestricted', yesNo, 'Not known')}
          {select('marketStatus', optionsOf(marketStatuses))}
          {text('mlsNumber', { maxLength: 40 })}
          {text('listedOn', { type: 'date' })}
        </div>
      </details>
    </div>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const states = usStates.map(([value, label]) => ({ value, label }));
const yesNo = optionsOf({ yes: 'Yes', no: 'No' });
