import { useId, type ReactNode } from 'react';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, Card } from '@hearthway/web-kit';
import { TrackerStrip, TrackerTimeline, useMilestones } from '../../features/milestones/index.js';
import { usePreference } from '../../features/preferences/index.js';
import { useWideScreen } from '../../use-wide-screen.js';
import css from './journey-card.module.css';

/** The dashboard's tracker: a strip, or a timeline on request. */
export function JourneyCard(): ReactNode {
  const { state } = useMilestones();
  const [view, setView] = usePreference('tracker');
  const asTimeline = view === 'timeline';
  const wide = useWideScreen();
  const headingId = useId();
  return (
    <Card as="section" padding="none" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          Your journey
        </h2>
        {state !== 'loading' && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setView(asTimeline ? 'standard' : 'timeline');
            }}
          >
            {asTimeline ? milestoneTexts.simpleView : milestoneTexts.timelineView}
          </Button>
        )}
      </header>
      {asTimeline && <TrackerTimeline label="Milestones in detail" />}
      {/* A small screen already has the strip above every page. */}
      {!asTimeline && wide && <TrackerStrip label="Milestones" />}
    </Card>
  );
}
