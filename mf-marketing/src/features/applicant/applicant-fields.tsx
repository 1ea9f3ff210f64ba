import type { Platform } from '@hearthway/contracts/platform';
import { Checkbox, Select, TextField } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/index.js';
import type { ProblemAt } from './applicant.js';
import type { ApplicantControl } from './applicant-values.js';
import { stateOptions } from './states.js';
import css from './applicant-fields.module.css';

interface FieldProps {
  /** Of the whole form: each field takes what is its own. */
  problem: ProblemAt<string> | undefined;
}

// Both names and the space between them stay within the 200 characters that the waitlist keeps of a name.
const nameMaximum = 99;

export function NameFields({ problem }: FieldProps): ReactNode {
  return (
    <div className={css['names']}>
      <TextField
        {...control('firstName', problem)}
        label="First name"
        autoComplete="given-name"
        maxLength={nameMaximum}
      />
      <TextField
        {...control('lastName', problem)}
        label="Last name"
        autoComplete="family-name"
        maxLength={nameMaximum}
      />
    </div>
  );
}

export function EmailField({ problem }: FieldProps): ReactNode {
  return (
    <TextField
      {...control('email', problem)}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function StateField({ problem }: FieldProps): ReactNode {
  return (
    <Select
      {...control('state', problem)}
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

export function TermsField({ platform, element, problem }: TermsFieldProps): ReactNode {
  return (
    <Checkbox
      {...control('acceptedTerms', problem)}
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

const control = (name: ApplicantControl, problem: FieldProps['problem']) => ({
  name,
  required: true,
  error: problem?.control === name ? problem.message : undefined,
});
