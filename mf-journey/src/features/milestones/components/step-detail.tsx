import type { ReactNode } from 'react';
import type { Milestone, MilestoneStatus } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { ArrowRightIcon, Badge, Button, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useMilestones } from '../milestones-provider.js';
import { DemoCompleteButton } from './demo-complete-button.js';
import { StillToDo } from './still-to-do.js';
import { statusLabels } from './milestone-labels.js';
import css from './animated-tracker.module.css';

export interface StepDetailProps {
  milestone: Milestone;
  panelId: string;
}

/** Details and actions of the selected milestone. */
export function StepDetail({ milestone, panelId }: StepDetailProps): ReactNode {
  const { tracker, open } = useMilestones();
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabIdOf(panelId, milestone)}
      tabIndex={-1}
      className={css['detail']}
    >
      <div className={css['words']} key={milestone.id}>
        <p className={css['eyebrow']}>
          Step {milestone.order} of {tracker.total}
          <Badge tone={milestone.status === 'not_started' ? 'neutral' : 'primary'}>
            {statusLabels[milestone.status]}
          </Badge>
        </p>
        <h3 className={css['name']}>{milestone.title}</h3>
        <p className={css['description']}>{milestone.description}</p>
        <StillToDo milestone={milestone} />
      </div>
      <div className={css['actions']}>
        <Button
          iconEnd={<ArrowRightIcon size={18} />}
          onClick={() => {
            open(milestone);
          }}
        >
          {stepTexts[milestone.status]}
        </Button>
        <DemoCompleteButton milestone={milestone} />
        <PageLink to="/home-search" className={buttonClassName({ variant: 'quiet' })}>
          {milestoneTexts.jumpToHomeSearch}
        </PageLink>
      </div>
    </div>
  );
}

/** Id of a tab, which labels the panel. */
export function tabIdOf(panelId: string, { id }: Milestone): string {
  return `${panelId}-${id}`;
}

const stepTexts: Readonly<Record<MilestoneStatus, string>> = {
  not_started: milestoneTexts.startStep,
  in_progress: milestoneTexts.continueStep,
  completed: milestoneTexts.reviewStep,
};
