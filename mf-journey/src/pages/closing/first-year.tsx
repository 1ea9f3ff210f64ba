import type { ReactNode } from 'react';
import { closingDaysFrom, type ClosingView, type FirstYearItem } from '@hearthway/contracts/journey';
import { Badge, Checkbox, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useClosingChange } from '../../features/closing/index.js';
import { Day, Days, DayTitle, Muted, OutsideLink, Section } from '../../features/page-parts/index.js';
import { LineForm } from './line-form.js';
import css from './closing.module.css';

const standings: Readonly<Record<FirstYearItem['standing'], string>> = {
  authority: 'Read at the source',
  cited: 'We know the rule; check the date at the source',
  secondary: 'From a secondary source',
  practice: 'General practice, not a rule',
};

/** What a new owner looks after, as a preview before the keys. */
export function FirstYear({ view }: { readonly view: ClosingView }): ReactNode {
  const { contract, closing, firstYear } = view;
  const hasKeys = closing.keysOn !== null;
  return (
    <Section id="first-year" title={hasKeys ? 'Your first year' : 'After the keys: your first year'}>
      <Muted>
        {hasKeys
          ? 'These dates are on your calendar, and we’ll remind you ahead of time.'
          : `This assumes you get the keys on ${formatDay(contract?.closingOn ?? '')}. They go on your calendar when you have the keys.`}
      </Muted>
      <Days label="Your first year">
        {firstYear.map((item) => (
          <Day key={item.key} on={item.on}>
            <Item item={item} checkable={hasKeys} done={closing.firstYearDone} />
          </Day>
        ))}
      </Days>
      {contract?.financing === 'loan' && (
        <LineForm
          label="First payment"
          names={paymentNames}
          closing={closing}
          fields={(form) => (
            <TextField
              {...form.field('firstPaymentOn')}
              label="First payment by your note"
              optional
              type="date"
              min={closingDaysFrom}
              max="2099-12-31"
            />
          )}
        />
      )}
    </Section>
  );
}

const paymentNames = ['firstPaymentOn'] as const;

interface ItemProps {
  readonly item: FirstYearItem;
  readonly checkable: boolean;
  readonly done: ClosingView['closing']['firstYearDone'];
}

function Item({ item, checkable, done }: ItemProps): ReactNode {
  const { key, title, text, forSome, standing, sourceName, sourceUrl, sourceDate } = item;
  const change = useClosingChange();
  return (
    <>
      {checkable && !forSome ? (
        <Checkbox
          label={title}
          checked={done.includes(key)}
          onChange={({ target }) => {
            const others = done.filter((other) => other !== key);
            change.mutate({ firstYearDone: target.checked ? [...others, key] : others });
          }}
        />
      ) : (
        <DayTitle>
          {title} {forSome && <Badge>For some owners</Badge>}
        </DayTitle>
      )}
      <Muted>{text}</Muted>
      <p className={css['source']}>
        {standings[standing]}
        {sourceUrl && (
          <>
            : <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>
          </>
        )}
        . Checked {formatDay(sourceDate)}.
      </p>
    </>
  );
}
