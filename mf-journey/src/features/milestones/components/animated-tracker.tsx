import { useId, useState, type ReactNode } from 'react';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, Card } from '@hearthway/web-kit';
import { usePreference } from '../../preferences/index.js';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone } from '../tracker.js';
import { AnimatedTrackerSkeleton } from './animated-tracker-skeleton.js';
import { JourneyPath } from './journey-path.js';
import { StepDetail } from './step-detail.js';
import css from './animated-tracker.module.css';

/** The milestones as stops of an animated path, with the details of the selected one. */
export function AnimatedTracker(): ReactNode {
  const { tracker, state, changing } = useMilestones();
  const [chosenId, setChosenId] = useState<string>();
  const [, setView] = usePreference('tracker');
  const headingId = useId();
  const panelId = useId();
  if (state === 'loading') return <AnimatedTrackerSkeleton />;
  const { milestones } = tracker;
  const current = milestones.find(({ id }) => id === changing) ?? currentMilestone(tracker);
  const shown = milestones.find(({ id }) => id === chosenId) ?? current ?? milestones.at(-1);
  if (!shown) return null;
  return (
    <Card as="section" id="next-step" padding="none" className={css['journey']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          Your journey
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setView('standard');
          }}
        >
          {milestoneTexts.simpleView}
        </Button>
      </header>
      <JourneyPath
        milestones={milestones}
        current={current}
        shown={shown}
        labelledBy={headingId}
        panelId={panelId}
        onChoose={({ id }) => {
          setChosenId(id);
        }}
      />
      <StepDetail milestone={shown} panelId={panelId} />
    </Card>
  );
}
