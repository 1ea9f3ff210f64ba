import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { affordability, type BuyerFigures } from '@hearthway/contracts/affordability';
import { plannedLevel, type Scenario } from '@hearthway/contracts/journey';
import { Button, buttonClassName, Card } from '@hearthway/web-kit';
import { AnchorLink, focusById } from '../../anchor-link/index.js';
import { Adjust } from './adjust/adjust.js';
import { Assumptions } from './assumptions.js';
import { Charts } from './charts/index.js';
import { Headlines } from './headlines.js';
import { Insights as AllInsights } from './insights/insights.js';
import { limitText, loanTexts } from './limit-text.js';
import { Notices as AllNotices } from './notices.js';
import { Programs as AllPrograms } from './programs.js';
import { Scenarios as AllScenarios, scenariosTitleId } from './scenarios/scenarios.js';
import type { Place, Start, TodaysRows } from './use-start.js';
import { useSettled } from '../../use-settled.js';
import css from './buying-power.module.css';

// Rendered with deferred figures: without `memo`, each move of a slider would render them at once.
const Insights = memo(AllInsights);
const Notices = memo(AllNotices);
const Programs = memo(AllPrograms);
const Scenarios = memo(AllScenarios);

interface PlannerProps {
  readonly start: Start;
  readonly today: TodaysRows;
  /** Figures from a link. */
  readonly handed: BuyerFigures | undefined;
  /** Asks for another place's rows; `undefined` for the place that the page started with. */
  readonly onPlace: (place: Place | undefined) => void;
}

/** The result of the figures, and everything a buyer can try. */
export function Planner({ start, handed, today, onPlace }: PlannerProps): ReactNode {
  // Kept here, so that a step of a slider doesn't ask the queries above again.
  const [chosen, setChosen] = useState(handed);
  const begun = start.figures;
  const figures = chosen ?? begun;
  const change = useCallback(
    (part: Partial<BuyerFigures>): void => {
      setChosen((before) => ({ ...(before ?? begun), ...part }));
      const { state, countyFips = null } = part;
      if (state) onPlace({ state, countyFips });
    },
    [begun, onPlace],
  );
  const reset = (): void => {
    setChosen(undefined);
    onPlace(undefined);
  };
  const [standardLevel, setStandardLevel] = useState<Scenario['level']>('comfortable');
  const [assumptionsOpen, setAssumptionsOpen] = useState(false);
  const level = plannedLevel({ figures, level: standardLevel });
  const rows = today.byKey;
  const result = useMemo(() => affordability(figures, rows), [figures, rows]);
  // Parts far below a slider update once it rests, so that the price beside it never lags.
  const now = useMemo(() => ({ figures, result, level }), [figures, result, level]);
  const settled = useDeferredValue(useSettled(now));

  const hasIncome = figures.annualIncomeCents > 0;
  const headline = result.headlines[level];
  const best = result.programs.find(({ program }) => program === headline?.program);
  const offer = best?.offers[level];
  const open = useCallback(
    (opened: Scenario): void => {
      change(opened.figures);
      setStandardLevel(opened.level);
      // The scenario's price is shown far above.
      focusById('answer-title');
    },
    [change],
  );
  const startsFromPayment = (on: boolean): void => {
    const comfortable = result.headlines.comfortable?.monthlyCents ?? 0;
    change({ monthlyPaymentCents: on ? Math.round((comfortable || 200_000) / 5_000) * 5_000 : null });
  };
  return (
    <>
      <div className={css['column']}>
        <Notices start={start} rows={rows} {...settled} />
        <Card as="section" aria-labelledby="answer-title" className={css['answer']}>
          <h2 id="answer-title" className={css['answer-title']} tabIndex={-1}>
            {start.own ? 'What you can afford' : 'What a buyer like this can afford'}
          </h2>
          <Headlines
            result={result}
            level={level}
            onLevel={(chosenLevel) => {
              // The payment is chosen by naming one.
              if (chosenLevel !== 'payment') setStandardLevel(chosenLevel);
            }}
            onPaymentFirst={startsFromPayment}
          />
          {offer && (
            <p className={css['limit']}>
              {limitText(offer, { level, program: best, hasIncome })}
              {best.status === 'conditional' &&
                offer.priceCents > 0 &&
                ` Only ${loanTexts[best.program]} gets you this far, and it has to be checked first: see “Loan programs”.`}
            </p>
          )}
          {start.own && headline && headline.priceCents > 0 && (
            <AnchorLink toId={scenariosTitleId} className={buttonClassName()}>
              Make it your budget
            </AnchorLink>
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
          cashCents={
            start.savingsCents ?? (offer ? offer.cash.outOfPocket.expectedCents + offer.cash.reservesCents : 0)
          }
          onChange={change}
          onReset={chosen && reset}
        />
        <Programs programs={settled.result.programs} level={settled.level} hasIncome={hasIncome} />
        <Charts {...settled} rows={rows} targetPriceCents={start.own ? start.targetPriceCents : null} />
        <Scenarios figures={settled.figures} level={standardLevel} own={start.own} onOpen={open} />
        <Insights {...settled} rows={rows} start={start} />
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
