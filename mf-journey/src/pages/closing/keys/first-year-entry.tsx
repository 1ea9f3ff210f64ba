import type { ReactNode } from 'react';
import { daysBetween, type FirstYearItem } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { distanceText, standingTexts } from '../../../features/contract/index.js';
import { EntryCheckbox } from '../../../features/contract-entry/index.js';
import { DateBox } from '../../../features/date-box/index.js';
import { formatLongDay, startOf, useTodayAt } from '../../../features/local-time/index.js';
import { SourceLine } from '../../../features/policy-rows/index.js';
import { useClosingChange, type ClosingProps } from '../use-closing.js';
import { FirstPaymentForm } from './first-payment-form.js';
import css from './keys.module.css';

/** Of laws and agencies, where a deadline of the contract rests on a form. */
const itemStandingTexts = { ...standingTexts, cited: 'A rule that we read in a copy' } as const;

interface FirstYearEntryProps extends ClosingProps {
  readonly item: FirstYearItem;
}

export function FirstYearEntry({ item, view }: FirstYearEntryProps): ReactNode {
  const { key, title, on, text, forSome } = item;
  const today = useTodayAt(view.contract.terms.timeZone);
  const isNear = Math.abs(daysBetween(today, on)) < 365;
  return (
    <li className={css['item']}>
      <DateBox date={startOf(on)} />
      <div className={css['content']}>
        {view.contract.status === 'closed' ? <DoneBox item={item} /> : <h3 className={css['name']}>{title}</h3>}
        <p>
          {formatLongDay(startOf(on))}
          {isNear && `, ${distanceText(on, today)}`} {forSome && <Badge>For some owners</Badge>}
        </p>
        <p className={css['note']}>{text}</p>
        {key === 'first-payment' && <FirstPaymentForm view={view} />}
        <SourceLine source={item} standing={itemStandingTexts[item.standing]} />
      </div>
    </li>
  );
}

/** Changes after the keys, too, unlike what was kept of the closing. */
function DoneBox({ item: { key, title, done } }: Pick<FirstYearEntryProps, 'item'>): ReactNode {
  const { mutateAsync } = useClosingChange();
  return (
    <EntryCheckbox
      label={<strong className={css['name']}>{title}</strong>}
      checked={done}
      onSave={(checked) =>
        mutateAsync(({ firstYearDone, ...entry }) => {
          const others = firstYearDone.filter((other) => other !== key);
          return { ...entry, firstYearDone: checked ? [...others, key] : others };
        })
      }
    />
  );
}
