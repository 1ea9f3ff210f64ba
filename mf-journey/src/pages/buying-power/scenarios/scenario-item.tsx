import { useId, type ReactNode } from 'react';
import { plannedLevel, type Scenario } from '@hearthway/contracts/journey';
import { Badge, Button, CheckIcon, Checkbox, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { aboutMonthly, aboutPrice, rateText } from '../../../features/estimates/index.js';
import { dayOf } from '../../../features/local-time/index.js';
import { levelTexts } from '../levels.js';
import css from './scenarios.module.css';

interface ScenarioItemProps {
  readonly scenario: Scenario;
  readonly pinning: boolean;
  readonly compared: boolean;
  readonly canCompare: boolean;
  readonly onCompare: (on: boolean) => void;
  readonly onOpen: () => void;
  readonly onPin: (pinned: boolean) => void;
  readonly onDialog: (kind: 'rename' | 'share' | 'delete') => void;
}

export function ScenarioItem(props: ScenarioItemProps): ReactNode {
  const { scenario, pinning, compared, canCompare, onCompare, onOpen, onPin, onDialog } = props;
  const { name, pinned, sharedAt, savedAt, figures, plan, rowsChanged } = scenario;
  const canPin = pinned || plan !== null;
  const reasonId = useId();
  const ofScenario = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <li className={css['item']}>
      <div className={css['item-head']}>
        <h3 className={css['name']}>{name}</h3>
        {pinned && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            Your budget
          </Badge>
        )}
        {sharedAt !== null && <Badge tone="info">Shared</Badge>}
      </div>
      <p className={css['figures']}>
        {plan ? (
          <>
            {levelTexts[plannedLevel(scenario)].name}: <strong>about {aboutPrice(plan.priceCents)}</strong>, about{' '}
            {aboutMonthly(plan.monthlyCents)} a month
          </>
        ) : (
          'No price for these numbers'
        )}
        , at {rateText(figures.annualRateMillionths)}
      </p>
      <p className={css['saved']}>
        Saved {formatDay(dayOf(new Date(savedAt)))}.
        {rowsChanged && ' Some limits or costs have changed since then. The price is today’s.'}
      </p>
      {!canPin && (
        <p id={reasonId} className={css['saved']}>
          Without a price, it can’t be your budget.
        </p>
      )}
      <div className={css['buttons']}>
        <Button
          size="small"
          variant="secondary"
          pending={pinning}
          // Not `disabled`: it may have just been pressed as Unpin, and has the focus.
          aria-disabled={!canPin}
          aria-describedby={canPin ? undefined : reasonId}
          onClick={({ detail }) => {
            // The second click of a double click would undo the first.
            if (canPin && detail <= 1) onPin(!pinned);
          }}
        >
          {pinned ? 'Unpin' : 'Pin as budget'} {ofScenario}
        </Button>
        <Button size="small" variant="quiet" onClick={onOpen}>
          Open {ofScenario}
        </Button>
        {(['rename', 'share', 'delete'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            onClick={() => {
              onDialog(kind);
            }}
          >
            {labels[kind]} {ofScenario}
          </Button>
        ))}
        <Checkbox
          label={<>Compare {ofScenario}</>}
          checked={compared}
          disabled={!compared && !canCompare}
          onChange={({ target }) => {
            onCompare(target.checked);
          }}
        />
      </div>
    </li>
  );
}

const labels = { rename: 'Rename', share: 'Share', delete: 'Delete' } as const;
