import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { ExampleNotice } from '../../features/lenders/index.js';
import { MilestoneChecklist } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { useOpenQuestions } from './use-open-questions.js';
import css from './pre-approval-form.module.css';

const profileLead =
  'Seven short sections, about 5 minutes. They show you where you stand and which lenders fit. No credit check, no application, and we never ask for your Social Security or account numbers.';

export function ProfileHead(): ReactNode {
  return (
    <div className={css['head']}>
      <PageHead title="Your financial profile" lead={profileLead}>
        <ExampleNotice />
        <BasicsMissing />
        <MilestoneChecklist title="Let's Get to Know You!" />
      </PageHead>
    </div>
  );
}

/** Points to the ten questions about the home, which lender matching also uses. */
function BasicsMissing(): ReactNode {
  if (!useOpenQuestions()) return null;
  return (
    <Alert title="First, a few questions about your home">
      They take about 3 minutes and are kept separate from your finances.{' '}
      <PageLink to="/get-to-know-you">Answer them now</PageLink>, or keep going here and do it later.
    </Alert>
  );
}
