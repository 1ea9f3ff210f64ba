import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import {
  affordability,
  type AffordabilityLevel,
  type BuyerFigures,
  type SourcedRow,
} from '@hearthway/contracts/affordability';
import type { Scenario } from '@hearthway/contracts/journey';
import { rowsByKey } from '@hearthway/contracts/policy';
import { Button, Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { affordabilityRowsQuery, takeHandedFigures, type DayRows } from '../../features/affordability/index.js';
import { MilestoneChecklist as Checklist } from '../../features/milestones/index.js';
import { Adjust } from './adjust/adjust.js';
import { Assumptions } from './assumptions/assumptions.js';
import { Charts as BothCharts } from './charts/charts.js';
import { Headlines } from './headlines.js';
import { Insights as AllInsights } from './insights/insights.js';
import { limitText } from './limit-text.js';
import { Notices as AllNotices } from './notices.js';
import { Programs as AllPrograms } from './programs.js';
import { Scenarios as AllScenarios } from './scenarios/scenarios.js';
import { useSettled } from '../../use-settled.js';
import type { Start } from './use-start.js';
import css from './buying-power.module.css';

/** Fetches the dated figures for the place, then shows what the buyer's figures come to. */
export function Planner({ start }: { readonly start: Start }): ReactNode {
  const { session } = usePlatform();
  const [chosen, setChosen] = useState<BuyerFigures | undefined>(takeHandedFigures);
  const query = useQuery({
    ...affordabilityRowsQuery(session, chosen ?? start.figures),
    placeholderData: keepPreviousData,
  });
  const paymentsLeft =
    query.data?.rows.find(({ id }) => id.startsWith('conventional/short-debt-payments@'))?.value ?? 0;
  const begun = useMemo(
    () => ({ ...start.figures, endingDebtsCents: start.endingDebtsCents(paymentsLeft) }),
    [start, paymentsLeft],
  );
  const change = useCallback(
    (changed: (figures: BuyerFigures) => BuyerFigures | undefined): void => {
      setChosen((before) => changed(before ?? begun));
    },
    [begun],
  );
  if (query.data) {
    return (
      <Live
        start={start}
        figures={chosen ?? begun}
        isChanged={chosen !== undefined}
        setFigures={change}
        today={query.data}
      />
    );
  }
  return (
    <Card padding="large">
      {query.isError ? (
        <ErrorState
          title="We couldn’t load today’s limits and costs"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <>
          <LoadingText>Loading today’s limits and costs</LoadingText>
          <Skeleton lines={5} />
        </>
      )}
    </Card>
  );
}

// Rendered with deferred figures: without `memo`, each move of a slider would render them at once.
const Charts = memo(BothCharts);
const Insights = memo(AllInsights);
const MilestoneChecklist = memo(Checklist);
const Notices = memo(AllNotices);
const Programs = memo(AllPrograms);
const Scenarios = memo(AllScenarios);

interface LiveProps {
  readonly start: Start;
  readonly figures: BuyerFigures;
  /** Whether they are other than those the page began with. */
  readonly isChanged: boolean;
  /** `undefined` goes back to those. */
  readonly setFigures: (change: (figures: BuyerFigures) => BuyerFigures | undefined) => void;
  readonly today: DayRows;
}

function Live({ start, figures, isChanged, setFigures, today }: LiveProps): ReactNode {
  const [standardLevel, setStandardLevel] = useState<AffordabilityLevel>('comfortable');
  const [assumptionsOpen, setAssumptionsOpen] = useState(false);
  const level = figures.monthlyPaymentCents === null ? standardLevel : 'payment';
  const rows = useMemo(() => rowsByKey<SourcedRow>(today.rows), [today]);
  const result = useMemo(() => affordability(figures, rows), [figures, rows]);
  // What is far below a slider follows once the slider rests, so that the price beside the slider never lags.
  const now = useMemo(() => ({ figures, result, level }), [figures, result, level]);
  const settled = useDeferredValue(useSettled(now));

  const change = useCallback(
    (part: Partial<BuyerFigures>): void => {
      setFigures((before) => ({ ...before, ...part }));
    },
    [setFigures],
  );
  const open = useCallback(
    ({ figures: opened }: Pick<Scenario, 'figures'>): void => {
      setFigures(() => opened);
    },
    [setFigures],
  );
  const headline = result.headlines[level];
  const best = result.programs.find(({ program }) => program === headline?.program);
  const offer = best?.offers[level];
  const startsFromPayment = (on: boolean): void => {
    const comfortable = result.headlines.comfortable?.monthlyCents ?? 0;
    change({ monthlyPaymentCents: on ? Math.round((comfortable || 200_000) / 5_000) * 5_000 : null });
  };
  return (
    <>
      <div className={css['column']}>
        <Notices start={start} figures={settled.figures} result={settled.result} level={settled.level} />
        <Card as="section" aria-labelledby="answer-title" className={css['answer']}>
          <h2 id="answer-title" className={css['answer-title']}>
            {start.own ? 'What you can afford' : 'What a buyer like this can afford'}
          </h2>
          <Headlines result={result} level={level} onLevel={setStandardLevel} onPaymentFirst={startsFromPayment} />
          {offer && (
            <p className={css['limit']}>
              {limitText(offer, {
                level,
                minimumDownPaymentBasisPoints: best.minimumDownPaymentBasisPoints,
                loanLimitCents: best.limit?.cents ?? null,
              })}
            </p>
          )}
          <Button
            variant="quiet"
            className={css['assumptions']}
            onClick={() => {
              setAssumptionsOpen(true);
            }}
          >
            See every assumption and its source
          </Button>
        </Card>
        <Adjust
          figures={figures}
          defaults={{
            propertyTaxBasisPoints: rows.get(`state/${figures.state}/property-tax`)?.value ?? null,
            annualHomeInsuranceCents: rows.get(`state/${figures.state}/home-insurance`)?.value ?? null,
          }}
          headline={headline}
          level={level}
          savingsCents={start.savingsCents}
          plannedDownCents={offer?.downPaymentCents ?? 0}
          changed={isChanged}
          onChange={change}
          onReset={() => {
            setFigures(() => undefined);
          }}
        />
        <Programs programs={settled.result.programs} level={settled.level} />
        <Charts {...settled} rows={rows} targetPriceCents={start.own ? start.targetPriceCents : null} />
        <Insights {...settled} rows={rows} start={start} />
        <MilestoneChecklist title="Buying Power" />
        <Scenarios figures={settled.figures} own={start.own} onOpen={open} />
      </div>
      {assumptionsOpen && (
        <Assumptions
          ids={result.policyRowIds}
          rows={today.rows}
          date={today.date}
          onClose={() => {
            setAssumptionsOpen(false);
          }}
        />
      )}
    </>
  );
}
