import type { ReactNode } from 'react';
import { wizardSteps } from '@hearthway/contracts/constants';
import type { PreApprovalInfo } from '@hearthway/contracts/journey';
import { ArrowRightIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { addressOf, firstOpenStep } from './wizard-steps.js';
import css from './get-to-know-you.module.css';

interface ResumeLinkProps {
  readonly answers: PreApprovalInfo;
  /** Undefined until it is known. */
  readonly hasFinances: boolean | undefined;
}

/** Links to the first unanswered question, for buyers who left midway, or from answered questions to the finances. */
export function ResumeLink({ answers, hasFinances }: ResumeLinkProps): ReactNode {
  const open = firstOpenStep(answers);
  if (open === 1 || (open === undefined && hasFinances !== false)) return null;
  return (
    <PageLink to={open === undefined ? '/pre-approval-form' : addressOf(open)} className={css['resume']}>
      {open === undefined
        ? 'All ten are answered. Go on to your finances'
        : `Pick up where you left off, at step ${open} of ${wizardSteps}`}
      <ArrowRightIcon size={18} />
    </PageLink>
  );
}
