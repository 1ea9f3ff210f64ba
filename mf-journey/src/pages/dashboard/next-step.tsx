import { useId, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import {
  ArrowRightIcon,
  Badge,
  Button,
  Card,
  EmptyState,
  PathIllustration,
  RetryIcon,
  Skeleton,
} from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { StillToDo, useMilestones } from '../../features/milestones/index.js';
import { useNextMilestone } from './use-next-milestone.js';
import css from './next-step.module.css';

export function NextStep(): ReactNode {
  const { state, tracker } = useMilestones();
  const milestone = useNextMilestone();
  if (state === 'loading') return <NextStepSkeleton />;
  if (tracker.total === 0) return <NoSteps />;
  return milestone ? <Step milestone={milestone} /> : <AllDone />;
}

function Step({ milestone }: { milestone: Milestone }): ReactNode {
  const { tracker, state, open } = useMilestones();
  const headingId = useId();
  return (
    <Card as="section" id="next-step" padding="none" className={css['card']} aria-labelledby={headingId}>
      <div className={css['words']}>
        <p className={css['eyebrow']}>
          <span>{state === 'fallback' ? 'Where most people start' : 'Your next step'}</span>
          <Badge>
            Step {milestone.order} of {tracker.total}
          </Badge>
        </p>
        <h2 id={headingId} className={css['title']}>
          {milestone.title}
        </h2>
        <p className={css['description']}>{milestone.description}</p>
        <StillToDo milestone={milestone} />
        <div className={css['actions']}>
          <Button
            size="large"
            iconEnd={<ArrowRightIcon size={20} />}
            onClick={() => {
              open(milestone);
            }}
          >
            {milestoneTexts.continue}
          </Button>
        </div>
      </div>
      <div className={css['scene']}>
        <PathIllustration className={css['picture']} />
      </div>
    </Card>
  );
}

function NoSteps(): ReactNode {
  const { retry, retrying } = useMilestones();
  return (
    <Card as="section" id="next-step">
      <EmptyState
        title="We couldn’t load your milestones"
        action={
          <Button
            variant="secondary"
            icon={<RetryIcon size={18} />}
            pending={retrying}
            pendingText="Trying…"
            onClick={retry}
          >
            Try again
          </Button>
        }
      >
        <p>Your progress is saved. Check your connection and try again.</p>
      </EmptyState>
    </Card>
  );
}

export function NextStepSkeleton(): ReactNode {
  return (
    <Card padding="none" className={css['card']} aria-hidden="true">
      <div className={css['words']}>
        <div className={css['eyebrow']}>
          <Skeleton width="short" />
        </div>
        <div className={css['title']}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={css['description']}>
          <Skeleton width="wide" />
        </div>
        <p>&nbsp;</p>
        <div className={css['actions']}>
          <Skeleton shape="block" className={css['continue-skeleton']} />
        </div>
      </div>
      <div className={css['scene']}>
        <PathIllustration className={css['picture']} />
      </div>
    </Card>
  );
}

// Few buyers ever see it.
const AllDone = lazyPart(async () => (await import('./all-done.js')).AllDone, {
  waiting: <NextStepSkeleton />,
  failed: () => null,
});
