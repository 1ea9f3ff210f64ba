import { useId, useState, type ReactNode } from 'react';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, Card } from '@hearthway/web-kit';
import { usePreference } from '../../features/preferences/index.js';
import { TrackerStrip, TrackerTimeline, useMilestones } from '../../features/milestones/index.js';
import css from './journey-card.module.css';

/** The dashboard's tracker: a strip, or a timeline on request. */
export function JourneyCard(): ReactNode {
  const { state } = useMilestones();
  const [asTimeline, setAsTimeline] = useState(false);
  const [, setView] = usePreference('tracker');
  const headingId = useId();
  return (
    <Card as="section" padding="none" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          Your journey
        </h2>
        {state !== 'loading' && (
          <div className={css['views']}>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setView('animated');
              }}
            >
              {milestoneTexts.pathView}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setAsTimeline(!asTimeline);
              }}
            >
              {asTimeline ? milestoneTexts.simpleView : milestoneTexts.timelineView}
            </Button>
          </div>
        )}
      </header>
      {asTimeline && <TrackerTimeline label="Milestones in detail" />}
      {!asTimeline && <TrackerStrip label="Milestones" />}
    </Card>
  );
}
