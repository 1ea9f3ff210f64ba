import type { ReactNode } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import type { PreApprovalInfo } from '@hearthway/contracts/journey';
import { ArrowRightIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { addressOf, firstOpenStep } from './wizard-steps.js';
import css from './get-to-know-you.module.css';

/** Links to the first unanswered question, for buyers who left midway. */
export function ResumeLink({ answers }: { answers: PreApprovalInfo }): ReactNode {
  const open = firstOpenStep(answers);
  if (open === undefined || open === 1) return null;
  return (
    <PageLink to={addressOf(open)} className={css['resume']}>
      Pick up where you left off, at step {open} of {wizardSteps}
      <ArrowRightIcon size={18} />
    </PageLink>
  );
}
