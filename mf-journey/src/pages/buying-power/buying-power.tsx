import { useState, type ReactNode } from 'react';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { PageHead } from '../../features/page-head/index.js';
import { Planner } from './planner.js';
import { useHandedFigures } from './use-handed-figures.js';
import { useStart, type Place } from './use-start.js';
import css from './buying-power.module.css';

/** What the buyer can afford: their own numbers, or an example until there are any. */
export function BuyingPower(): ReactNode {
  const handed = useHandedFigures();
  // Figures that were brought along may be of another place, which may have other rows.
  const [chosenPlace, setChosenPlace] = useState<Place | undefined>(handed);
  const { start, today, failed, retry, retrying } = useStart(chosenPlace);
  return (
    <>
      <PageHead
        title="Buying power"
        lead="What you can comfortably afford, with every step shown. Not an approval, and no credit pull."
      />
      {start && today ? (
        <Planner start={start} handed={handed} today={today} onPlace={setChosenPlace} />
      ) : failed ? (
        <Card padding="large">
          <ErrorState title="We couldn’t load your numbers" onRetry={retry} retrying={retrying}>
            Your saved answers are safe. Check your connection and try again.
          </ErrorState>
        </Card>
      ) : (
        <div className={css['waiting']}>
          <LoadingText>Loading your numbers</LoadingText>
          <Card>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={4} />
          </Card>
          <Card>
            <Skeleton lines={6} />
          </Card>
        </div>
      )}
    </>
  );
}
