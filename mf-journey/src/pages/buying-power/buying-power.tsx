import { useCallback, useState, type ReactNode } from 'react';
import type { BuyerFigures } from '@hearthway/contracts/affordability';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { PageHead } from '../../features/page-head/index.js';
import { Planner } from './planner.js';
import { useStart } from './use-start.js';
import css from './buying-power.module.css';

/** What the buyer can afford: their own numbers, or an example until there are any. */
export function BuyingPower(): ReactNode {
  const [chosen, setChosen] = useState<BuyerFigures>();
  const { start, today, failed, retry, retrying } = useStart(chosen);
  const begun = start?.figures;
  const change = useCallback(
    (part: Partial<BuyerFigures>): void => {
      setChosen((before) => {
        const figures = before ?? begun;
        return figures && { ...figures, ...part };
      });
    },
    [begun],
  );
  const reset = useCallback((): void => {
    setChosen(undefined);
  }, []);
  return (
    <>
      <PageHead
        title="Buying power"
        lead="What you can comfortably afford, with every step shown. Not an approval, and no credit pull."
      />
      {start && today ? (
        <Planner
          start={start}
          today={today}
          figures={chosen ?? start.figures}
          onChange={change}
          onReset={chosen && reset}
        />
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
