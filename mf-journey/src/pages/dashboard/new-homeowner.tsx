import { useId, type ReactNode } from 'react';
import type { Overview } from '@hearthway/contracts/journey';
import { ArrowRightIcon, Badge, buttonClassName, Card, HouseIllustration } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import nextCss from './next-step.module.css';
import css from './new-homeowner.module.css';

export interface NewHomeownerProps {
  readonly homeowner: NonNullable<Overview['homeowner']>;
}

/** The ninth step, after the keys. */
export function NewHomeowner({ homeowner: { address, keysOn, next } }: NewHomeownerProps): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" id="next-step" padding="none" className={nextCss['card']} aria-labelledby={headingId}>
      <div className={nextCss['content']}>
        <p className={nextCss['eyebrow']}>
          <span>You’re home</span>
          <Badge>Step 9 of 9</Badge>
        </p>
        <h2 id={headingId} className={nextCss['title']}>
          New Homeowner
        </h2>
        <p className={nextCss['description']}>
          Move in, and know what to take care of next. {address} has been yours since {formatDay(keysOn)}.
        </p>
        {next.length > 0 ? (
          <ol className={css['next']} aria-label="What comes next">
            {next.map(({ key, title, on }) => (
              <li key={key} className={css['date']}>
                <time dateTime={on}>{formatDay(on)}</time>
                <span>{title}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p>You’ve done everything on your first-year list.</p>
        )}
        <div className={nextCss['actions']}>
          <PageLink to="/closing" className={buttonClassName({ size: 'large' })}>
            Your first year
            <ArrowRightIcon size={20} />
          </PageLink>
        </div>
      </div>
      <div className={nextCss['scene']}>
        <HouseIllustration className={nextCss['picture']} />
      </div>
    </Card>
  );
}
