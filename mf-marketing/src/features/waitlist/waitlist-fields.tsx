import type { Platform } from '@hearthway/contracts/platform';
import { VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { EmailField, NameFields, StateField, TermsField, type ProblemAt } from '../applicant/index.js';

export interface WaitlistFieldsProps {
  platform: Platform;
  problem: ProblemAt | undefined;
}

export function WaitlistFields({ platform, problem }: WaitlistFieldsProps): ReactNode {
  return (
    <>
      <NameFields problem={problem} />
      <EmailField problem={problem} />
      <StateField problem={problem} />
      <TermsField problem={problem} platform={platform} element="waitlist-terms" />
      <VisuallyHidden aria-hidden="true">
        <label>
          Website
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
