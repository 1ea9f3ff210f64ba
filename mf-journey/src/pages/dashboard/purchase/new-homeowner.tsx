import { useId, type ReactNode } from 'react';
import { daysBetween, type ClosingView } from '@hearthway/contracts/journey';
import type { PagePath } from '@hearthway/contracts/pages';
import { ArrowRightIcon, buttonClassName, Card, HouseIllustration } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { distanceText } from '../../../features/contract/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import step from '../next-step.module.css';
import css from './purchase.module.css';

interface NewHomeownerProps {
  readonly view: ClosingView & { readonly contract: NonNullable<ClosingView['contract']> };
}

const firstYear = `${'/closing' satisfies PagePath}#first-year`;
const most = 3;

/** The journey’s last step: the home, and what comes next in its first year. */
export function NewHomeowner({ view: { contract, closing, firstYear: items } }: NewHomeownerProps): ReactNode {
  const headingId = useId();
  const today = useTodayAt(contract.terms.timeZone);
  const open = items.filter(({ done, forSome }) => !done && !forSome);
  const next = open.filter(({ on }) => on >= today).slice(0, most);
  const past = open.filter(({ on }) => on < today).length;
  return (
    <Card as="section" id="next-step" padding="none" className={step['card']} aria-labelledby={headingId}>
      <div className={step['words']}>
        <p className={step['eyebrow']}>You made it home</p>
        <h2 id={headingId} className={step['title']}>
          New Homeowner
        </h2>
        <p className={step['description']}>
          {contract.terms.address}
          {closing.keysOn !== null && `, yours since ${formatDay(closing.keysOn)}`}.
        </p>
        {next.length > 0 ? (
          <>
            <h3 className={css['subtitle']}>Next for your home</h3>
            <ul className={css['items']}>
              {next.map(({ key, title, on }) => (
                <li key={key}>
                  <span className={css['name']}>{title}</span>{' '}
                  <span className={css['note']}>
                    {formatDay(on)}
                    {daysBetween(today, on) < 365 && `, ${distanceText(on, today)}`}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          past === 0 && <p>Everything in your first year is done.</p>
        )}
        {past > 0 && (
          <p className={css['note']}>
            {past === 1 ? 'One earlier thing isn’t' : `${past} earlier things aren’t`} ticked off yet.
          </p>
        )}
        <div className={step['actions']}>
          <PageLink to={firstYear} className={buttonClassName({ size: 'large' })}>
            See your first year
            <ArrowRightIcon size={20} />
          </PageLink>
        </div>
      </div>
      <div className={step['scene']}>
        <HouseIllustration className={step['picture']} />
      </div>
    </Card>
  );
}
