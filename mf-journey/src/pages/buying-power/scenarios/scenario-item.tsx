import type { ReactNode } from 'react';
import type { Scenario } from '@hearthway/contracts/journey';
import { Badge, Button, CheckIcon, Checkbox, classNames } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { aboutMonthly, aboutPrice, rateText } from '../../../features/estimates/index.js';
import css from './scenarios.module.css';

export interface ScenarioItemProps {
  readonly scenario: Scenario;
  readonly opened: boolean;
  readonly pinning: boolean;
  readonly compared: boolean;
  readonly canCompare: boolean;
  readonly onCompare: (on: boolean) => void;
  readonly onOpen: () => void;
  readonly onPin: () => void;
  readonly onUnpin: () => void;
  readonly onDialog: (kind: 'rename' | 'delete' | 'share') => void;
}

export function ScenarioItem(props: ScenarioItemProps): ReactNode {
  const { scenario, opened, pinning, compared, canCompare, onCompare, onOpen, onPin, onUnpin, onDialog } = props;
  const { name, pinned, sharedAt, savedAt, figures, result } = scenario;
  const { comfortable, payment } = result.headlines;
  const shown = payment ?? comfortable;
  const rowsChanged = !sameIds(scenario.savedRowIds, result.policyRowIds);
  return (
    <li className={classNames(css['item'], opened && css['opened'])}>
      <div className={css['item-head']}>
        <h3 className={css['name']}>{name}</h3>
        {pinned && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            Your budget
          </Badge>
        )}
        {sharedAt && <Badge tone="info">Shared</Badge>}
      </div>
      <p className={css['figures']}>
        {shown ? (
          <>
            <strong>about {aboutPrice(shown.priceCents)}</strong>, {aboutMonthly(shown.monthlyCents)} a month
          </>
        ) : (
          'No price: costs for this state are missing'
        )}
        , at {rateText(figures.annualRateMillionths)}
      </p>
      <p className={css['saved']}>
        Saved {formatDay(savedAt.slice(0, 10))}.{' '}
        {rowsChanged && 'Some limits or costs have changed since then; the price is today’s.'}
      </p>
      <div className={css['buttons']}>
        {pinned ? (
          <Button size="small" variant="secondary" disabled={pinning} onClick={onUnpin}>
            Unpin<span className={css['hidden']}> {name}</span>
          </Button>
        ) : (
          <Button size="small" variant="secondary" disabled={pinning} onClick={onPin}>
            Pin as budget<span className={css['hidden']}> {name}</span>
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onOpen}>
          Open<span className={css['hidden']}> {name}</span>
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
            {labels[kind]}
            <span className={css['hidden']}> {name}</span>
          </Button>
        ))}
        <Checkbox
          label={
            <>
              Compare<span className={css['hidden']}> {name}</span>
            </>
          }
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

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
