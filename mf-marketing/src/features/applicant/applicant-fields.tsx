import type { Platform } from '@hearthway/contracts/platform';
import { Checkbox, Select, TextField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import type { ApplicantControl } from './applicant-values.js';
import { stateOptions } from './states.js';
import css from './applicant-fields.module.css';

interface FieldProps {
  /** What a control of this name takes from its form. */
  field: (name: ApplicantControl) => FormField;
}

/** Of a form that keeps its values in the page; one that React Hook Form keeps gives its controls more. */
export type FormField = Pick<ContractField<string>, 'name' | 'error'> & Partial<ContractField<string>>;

// Both names and the space between them stay within the 200 characters that the waitlist keeps of a name.
const nameMaximum = 99;

export function NameFields({ field }: FieldProps): ReactNode {
  return (
    <div className={css['names']}>
      <TextField
        {...field('firstName')}
        required
        label="First name"
        autoComplete="given-name"
        maxLength={nameMaximum}
      />
      <TextField {...field('lastName')} required label="Last name" autoComplete="family-name" maxLength={nameMaximum} />
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
  /** Names the link to the terms in the count of clicks. */
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
