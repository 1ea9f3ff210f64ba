import { useId, type ReactNode } from 'react';
import { listDeadlines, type Deadline, type PurchaseContract } from '@hearthway/contracts/journey';
import type { PagePath } from '@hearthway/contracts/pages';
import { Alert, Badge, Button, buttonClassName, Card, CircleAlertIcon, Skeleton } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { dateOf, distanceText, whenText } from '../../../features/contract/index.js';
import { DateBox } from '../../../features/date-box/index.js';
import { startOf, useTodayAt } from '../../../features/local-time/index.js';
import css from './purchase.module.css';

/** Where a buyer does what a deadline is about. The others are done outside, and marked in the contract. */
const pages: ReadonlyMap<string, PagePath> = new Map([
  ['inspection', '/home-inspection'],
  ['resolution', '/home-inspection'],
  ['lead-paint', '/home-inspection'],
  ['financing', '/underwriting'],
  ['appraisal', '/underwriting'],
  ['closing-disclosure', '/closing'],
  ['closing', '/closing'],
  ['possession', '/closing'],
]);

/** What is due first under the contract. Nothing once all is done. */
export function NextDeadline({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  const { data, isError, isRefetching, refetch } = useQuery(operationQuery(useCaller(), listDeadlines));
  if (data) {
    // Earliest first, so that what is overdue leads.
    const [next, ...rest] = data.deadlines.filter(({ doneAt }) => doneAt === null);
    return next && <Due deadline={next} rest={rest} address={contract.terms.address} />;
  }
  if (!isError) {
    return (
      <Card aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton lines={2} />
      </Card>
    );
  }
  return (
    <Alert
      tone="warning"
      title="We couldn’t load your deadlines"
      action={
        <Button
          variant="secondary"
          size="small"
          pending={isRefetching}
          pendingText="Trying…"
          onClick={() => void refetch()}
        >
          Try again
        </Button>
      }
    >
      They’re safe, and in your contract.
    </Alert>
  );
}

interface DueProps {
  readonly deadline: Deadline;
  /** Those after it that are still to do. */
  readonly rest: readonly Deadline[];
  readonly address: string;
}

function Due({ deadline, rest, address }: DueProps): ReactNode {
  const headingId = useId();
  const { key, title, timeZone, overdue } = deadline;
  const date = dateOf(deadline);
  const today = useTodayAt(timeZone);
  const page = pages.get(key) ?? '/make-offer';
  const late = rest.filter((one) => one.overdue);
  const then = rest.find((one) => !one.overdue);
  return (
    <Card as="section" className={css['due']} aria-labelledby={headingId}>
      <p className={css['eyebrow']}>Under contract: {address}</p>
      <DateBox date={startOf(date.day)} overdue={overdue} />
      <div className={css['words']}>
        <h2 id={headingId} className={css['title']}>
          {!overdue && 'Next deadline: '}
          {title}{' '}
          {overdue && (
            <Badge tone="danger" icon={<CircleAlertIcon size={14} />}>
              Overdue
            </Badge>
          )}
        </h2>
        <p>
          {whenText(date, timeZone)}, {distanceText(date.day, today)}
        </p>
        {overdue && (
          <p className={css['note']}>
            If you met it, mark it done in your contract. If not, ask your agent or an attorney today what that changes.
          </p>
        )}
        {late.length > 0 && <p className={css['note']}>Also overdue: {late.map((one) => one.title).join(', ')}</p>}
        {then && (
          <p className={css['note']}>
            Then: {then.title}, {formatDay(dateOf(then).day)}
          </p>
        )}
      </div>
      <div className={css['actions']}>
        <PageLink
          to={page}
          className={buttonClassName({ variant: page === '/make-offer' ? 'secondary' : 'primary', size: 'small' })}
        >
          {page === '/make-offer' ? 'Open your contract' : 'Get it done'}
        </PageLink>
        {page !== '/make-offer' && <PageLink to="/make-offer">All deadlines</PageLink>}
      </div>
    </Card>
  );
}
