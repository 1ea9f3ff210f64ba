import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';
import { milestoneAt, useMilestones } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import css from './pre-approval-form.module.css';

export function ProfileHead(): ReactNode {
  return (
    <div className={css['head']}>
      <PageHead
        title="Your financial profile"
        lead="Seven short sections, about 5 minutes. They show you where you stand and which lenders fit. No credit check, no application, and we never ask for your Social Security or account numbers."
      >
        <BasicsMissing />
      </PageHead>
    </div>
  );
}

/** Points to the ten questions about the home, which lender matching also uses. */
function BasicsMissing(): ReactNode {
  const { tracker, state } = useMilestones();
  const basics = milestoneAt(tracker, useLocation().pathname);
  if (state !== 'ready' || !basics || basics.status === 'completed') return null;
  return (
    <Alert title="First, a few questions about your home">
      They take about 3 minutes and are kept separate from your finances.{' '}
      <PageLink to="/get-to-know-you">Answer them now</PageLink>, or keep going here and do it later.
    </Alert>
  );
}
