import type { ReactNode } from 'react';
import { introductionKey } from '@hearthway/contracts/journey';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { PageHead } from '../../features/page-head/index.js';
import css from './pre-approval-form.module.css';

export function ProfileHead(): ReactNode {
  return (
    <div className={css['head']}>
      <PageHead
        title="Your financial profile"
        lead="Seven short sections, about 5 minutes. They show you where you stand and which lenders fit. No credit check, no application, and we never ask for your Social Security or account numbers."
      >
        <MilestoneChecklist milestone={introductionKey} />
      </PageHead>
    </div>
  );
}
