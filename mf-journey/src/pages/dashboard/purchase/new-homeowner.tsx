import { useId, type ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
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
  const next = items.filter(({ done, forSome }) => !done && !forSome).slice(0, most);
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
            <h3 className={css['subtitle']}>Next in your first year</h3>
            <ul className={css['items']}>
              {next.map(({ key, title, on }) => (
                <li key={key}>
                  <span className={css['name']}>{title}</span>{' '}
                  <span className={css['note']}>
                    {formatDay(on)}, {distanceText(on, today)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>Everything in your first year is done.</p>
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
