import { useId, type ReactNode } from 'react';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, Card } from '@hearthway/web-kit';
import { TrackerStrip, TrackerTimeline } from '../../features/milestones/index.js';
import { usePreference } from '../../features/preferences/index.js';
import css from './journey-card.module.css';

/** The dashboard's tracker: a strip or a timeline. Closed at first, since the frame around the page lists the milestones. */
export function JourneyCard(): ReactNode {
  const [view, setView] = usePreference('tracker');
  const headingId = useId();
  const stepsId = useId();
  const isOpen = view === 'simple' || view === 'timeline';
  return (
    <Card as="section" padding="none" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          Your journey
        </h2>
        <div className={css['views']}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={stepsId}
            onClick={() => {
              setView(isOpen ? 'standard' : 'simple');
            }}
          >
            {isOpen ? 'Hide steps' : 'Show steps'}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setView(view === 'timeline' ? 'simple' : 'timeline');
            }}
          >
            {view === 'timeline' ? milestoneTexts.simpleView : milestoneTexts.timelineView}
          </Button>
        </div>
      </header>
      <div id={stepsId} hidden={!isOpen}>
        {view === 'simple' && <TrackerStrip label="Milestones" />}
        {view === 'timeline' && <TrackerTimeline label="Milestones in detail" />}
      </div>
    </Card>
  );
}
