import type { ReactNode } from 'react';
import type { MilestoneTitle } from '@hearthway/contracts/journey';
import { FallbackNotice, MilestoneChecklist } from '../milestones/index.js';
import { PageHead } from '../page-head/index.js';
import css from './step-page.module.css';

export interface StepPageProps {
  readonly milestone: MilestoneTitle;
  /** If it isn’t the milestone’s. */
  readonly title?: string;
  readonly lead: string;
  /** Whether everything above the fold is known. Until then, the checklist waits, so that nothing shifts. */
  readonly settled?: boolean;
  readonly children: ReactNode;
}

/** The page of a milestone: its title, what completes it, and its sections. */
export function StepPage({ milestone, title = milestone, lead, settled = true, children }: StepPageProps): ReactNode {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {settled && <MilestoneChecklist title={milestone} />}
      </PageHead>
      <FallbackNotice />
      {/* A new element, since one that moves down counts as a shift. */}
      <div key={settled ? 'settled' : 'loading'} className={css['sections']}>
        {children}
      </div>
    </>
  );
}
