import type { ReactNode } from 'react';
import { marketStatuses, propertyTypes, usStates, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';
import { Select, TextField, type SelectOption, type TextFieldProps } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { MoreFields } from '../typed-form/index.js';
import { factNames, type HomeFormValues } from './home-form.js';
import css from './home-fields.module.css';

type HomeForm = ContractForm<HomeFormValues, HomeEntry>;

/** Every fact about a home: the common ones first, the rest behind "More details". For a `useContractForm` of `homeForm`. */
export function HomeFields({ form }: { readonly form: HomeForm }): ReactNode {
  const { text, select } = fieldsOf(form);
  return (
    <div className={css['fields']}>
      {text('address')}
      {text('city')}
      <div className={css['pair']}>
        {select('state', states, 'Choose')}
        {text('zipCode', whole)}
      </div>
      {text('county')}
      {text('priceCents', dollars)}
      {select('propertyType', optionsOf(propertyTypes), 'Choose')}
      <div className={css['pair']}>
        {text('bedrooms', whole)}
        {text('bathrooms', { inputMode: 'decimal' })}
      </div>
      <div className={css['pair']}>
        {text('squareFeet', whole)}
        {text('yearBuilt', whole)}
      </div>
      {text('hoaMonthlyCents', { ...dollars, help: '0 if there is no HOA' })}
      {text('propertyTaxAnnualCents', { ...dollars, help: 'From the listing or the county' })}
      <div className={css['wide']}>{text('link', { inputMode: 'url' })}</div>
      <MoreDetails form={form} />
    </div>
  );
}

function MoreDetails({ form }: { readonly form: HomeForm }): ReactNode {
  const { text, select } = fieldsOf(form);
  return (
    <MoreFields summary="More details" submitCount={form.methods.formState.submitCount}>
      <div className={css['fields']}>
        <div className={css['pair']}>
          {text('lotSquareFeet', whole)}
          {text('stories', whole)}
        </div>
        <div className={css['pair']}>
          {text('garageSpaces', whole)}
          {select('yard', yesNo, 'Not known')}
        </div>
        <div className={css['pair']}>
          {select('stepFreeEntry', yesNo, 'Not known')}
          {select('homeOffice', yesNo, 'Not known')}
        </div>
        {select('ageRestricted', yesNo, 'Not known')}
        {select('marketStatus', optionsOf(marketStatuses))}
        {text('mlsNumber')}
        {text('listedOn', { type: 'date' })}
      </div>
    </MoreFields>
  );
}

function fieldsOf(form: HomeForm) {
  return {
    text: (name: HomeFact, more: Partial<TextFieldProps> = {}): ReactNode => (
      <TextField {...form.field(name)} label={factNames[name]} autoComplete="off" {...more} />
    ),
    select: (name: HomeFact, options: readonly SelectOption[], placeholder?: string): ReactNode => (
      <Select {...form.field(name)} label={factNames[name]} options={options} placeholder={placeholder} />
    ),
  };
}

const whole = { inputMode: 'numeric' } as const;
const dollars = { inputMode: 'decimal', prefixText: '$' } as const;
const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const states = usStates.map(([value, label]) => ({ value, label }));
const yesNo = optionsOf({ yes: 'Yes', no: 'No' });
