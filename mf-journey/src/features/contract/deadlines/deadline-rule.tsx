import type { ReactNode } from 'react';
import type { Deadline } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { formatLongDay, startOf } from '../../local-time/index.js';
import { SourceLine } from '../../policy-rows/index.js';
import { standingTexts } from '../deadline-text.js';
import css from './deadlines.module.css';

/** What is odd about the date that counts, if anything is. */
export function DeadlineWarning({ deadline: { warning } }: { readonly deadline: Deadline }): ReactNode {
  return (
    warning !== null && (
      <Alert tone="warning" title="Check this date" className={css['warning']}>
        {warning}
      </Alert>
    )
  );
}

/** How we counted a date, and what that rests on. */
export function DeadlineRule({ deadline }: { readonly deadline: Deadline }): ReactNode {
  const { rule, rolledFrom, standing } = deadline;
  return (
    <div className={css['rule']}>
      <p>{rule}</p>
      {rolledFrom !== null && (
        <p>
          <strong>Moved</strong> from {formatLongDay(startOf(rolledFrom))}, which isn’t a business day.
        </p>
      )}
      <SourceLine source={deadline} standing={standingTexts[standing]} />
    </div>
  );
}
