import { servedStates } from '@hearthway/contracts/commerce';
import { statesOffered } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { Checkbox, Select, TextField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import type { ApplicantControl } from './applicant-values.js';
import css from './applicant-fields.module.css';

interface FieldProps {
  /** Props that connect a control to its form. */
  field: (name: ApplicantControl) => FormField;
}

/** Uncontrolled forms only pass a name and an error; React Hook Form passes everything. */
export type FormField = Pick<ContractField<string>, 'name' | 'error'> & Partial<ContractField<string>>;

export function NameFields({ field }: FieldProps): ReactNode {
  return (
    <div className={css['names']}>
      <TextField {...field('firstName')} required label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} required label="Last name" autoComplete="family-name" />
    </div>
  );
}

export function EmailField({ field }: FieldProps): ReactNode {
  return (
    <TextField
      {...field('email')}
      required
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const stateNames = { ...servedStates, Other: 'Another state' };
const stateOptions = statesOffered.map((value) => ({ value, label: stateNames[value] }));

export function StateField({ field }: FieldProps): ReactNode {
  return (
    <Select
      {...field('state')}
      required
      className={css['state']}
      label="State you’re buying in"
      placeholder="Choose a state"
      options={stateOptions}
      autoComplete="off"
    />
  );
}

export interface TermsFieldProps extends FieldProps {
  platform: Platform;
  /** Id of the terms link in click events. */
  element: string;
}

export function TermsField({ platform, element, field }: TermsFieldProps): ReactNode {
  return (
    <Checkbox
      {...field('acceptedTerms')}
      required
      label={
        <>
          I agree to the{' '}
          <SiteLink platform={platform} to="/terms" element={element} newTab>
            Terms of Service
          </SiteLink>
        </>
      }
      reserveError
    />
  );
}
