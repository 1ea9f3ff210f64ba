import type { ReactNode } from 'react';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { Checks } from '../../features/checks/index.js';
import { useTodayAt } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Section } from '../../features/page-section/index.js';
import type { ClosingProps } from './use-closing.js';

/** Checks that pass or fail before signing. */
export function Standing({ view: { contract, closingOn, checks, perDiemCents } }: ClosingProps): ReactNode {
  const closesOn = closingOn ?? contract.terms.closingOn;
  const days = interestDays(closesOn);
  const isPast = closesOn < useTodayAt(contract.terms.timeZone);
  return (
    <Section
      title={isPast ? `You were to close on ${formatDay(closesOn)}` : `You close on ${formatDay(closesOn)}`}
      startsOpen
    >
      {isPast && (
        <p className={parts['lead']}>
          If you closed, enter the day of your keys below. If not, agree on a new day in writing, and change it in{' '}
          <PageLink to="/make-offer#contract">your contract</PageLink>.
        </p>
      )}
      <Checks checks={checks} />
      {perDiemCents !== null && (
        <p className={parts['note']}>
          Interest is {formatCents(perDiemCents)} a day. At closing, you prepay it from that day to the end of the
          month: {days === 1 ? '1 day' : `${days} days`}, {formatCents(days * perDiemCents)}. A later day in the month
          needs less cash at the table.
        </p>
      )}
    </Section>
  );
}

/** From that day to the last one of its month, both counted. */
function interestDays(on: string): number {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}
