import type { Platform } from '@hearthway/contracts/platform';
import { Checkbox, Select, TextField, VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/index.js';
import { stateOptions } from './states.js';
import type { FormProblem } from './waitlist-check.js';
import type { WaitlistControl } from './waitlist-values.js';
import css from './waitlist-form.module.css';

export interface WaitlistFieldsProps {
  platform: Platform;
  problem: FormProblem | undefined;
}

// Both names and the space between them stay within the 200 characters that the list keeps of a name.
const nameMaximum = 99;

export function WaitlistFields({ platform, problem }: WaitlistFieldsProps): ReactNode {
  const control = (name: WaitlistControl) => ({
    name,
    required: true,
    error: problem?.control === name ? problem.message : undefined,
  });
  return (
    <>
      <div className={css['names']}>
        <TextField {...control('firstName')} label="First name" autoComplete="given-name" maxLength={nameMaximum} />
        <TextField {...control('lastName')} label="Last name" autoComplete="family-name" maxLength={nameMaximum} />
      </div>
      <TextField
        {...control('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Select
        {...control('state')}
        className={css['state']}
        label="State you are buying in"
        placeholder="Choose a state"
        options={stateOptions}
        autoComplete="off"
      />
      <Checkbox
        {...control('acceptedTerms')}
        label={
          <>
            I agree to the{' '}
            <SiteLink platform={platform} to="/terms" element="waitlist-terms" newTab>
              Terms of Service
            </SiteLink>
          </>
        }
        reserveError
      />
      <VisuallyHidden aria-hidden="true">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
