import type { Platform } from '@hearthway/contracts/platform';
import { EmailField, VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { NameFields, StateField, TermsField, type ApplicantControl } from '../applicant/index.js';
import type { Problems } from './use-problems.js';

export interface WaitlistFieldsProps {
  platform: Platform;
  problems: Problems;
}

export function WaitlistFields({ platform, problems }: WaitlistFieldsProps): ReactNode {
  const field = (name: ApplicantControl) => ({ name, error: problems[name] });
  return (
    <>
      <NameFields field={field} />
      <EmailField {...field('email')} required />
      <StateField field={field} />
      <TermsField field={field} platform={platform} element="waitlist-terms" />
      <VisuallyHidden aria-hidden="true">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
