import type { ReactNode } from 'react';
import { changeDeadline, listDeadlines, type Deadline } from '@hearthway/contracts/journey';
import { Badge, Button, CheckIcon, CircleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { DateBox } from '../../date-box/index.js';
import { startOf, useTodayAt } from '../../local-time/index.js';
import { useContractRefresh } from '../use-contract-refresh.js';
import { dateOf, deadlineId, distanceText, whenText } from '../deadline-text.js';
import { entryOf } from './deadline-kind.js';
import { DeadlineRule, DeadlineWarning } from './deadline-rule.js';
import css from './deadlines.module.css';

interface DeadlineListProps {
  /** Earliest first. */
  readonly deadlines: readonly Deadline[];
  readonly onCompare: (deadline: Deadline) => void;
}

/** What is still to do, then what is done. */
export function DeadlineList({ deadlines, onCompare }: DeadlineListProps): ReactNode {
  const open = deadlines.filter(({ doneAt }) => doneAt === null);
  const done = deadlines.filter(({ doneAt }) => doneAt !== null);
  const compared = deadlines.filter(({ confirmedAt }) => confirmedAt !== null);
  return (
    <section aria-labelledby="deadlines" className={css['section']}>
      <h3 id="deadlines" tabIndex={-1} className={css['title']}>
        Deadlines
      </h3>
      <p className={css['text']}>
        We counted these from what you entered. Your signed contract decides, so compare each date with it:{' '}
        <strong>
          {compared.length} of {deadlines.length} compared
        </strong>
        . Reminders show in the app. <PageLink to="/settings#settings-notifications">Get emails, too</PageLink>
      </p>
      <Items label="Still to come" deadlines={open} onCompare={onCompare} />
      {done.length > 0 && (
        <details>
          <summary>Done ({done.length})</summary>
          <Items label="Done" deadlines={done} onCompare={onCompare} />
        </details>
      )}
    </section>
  );
}

function Items({ label, deadlines, onCompare }: DeadlineListProps & { readonly label: string }): ReactNode {
  return (
    <ol aria-label={label} className={css['items']}>
      {deadlines.map((deadline) => (
        <DeadlineItem
          key={deadline.key}
          deadline={deadline}
          onCompare={() => {
            onCompare(deadline);
          }}
        />
      ))}
    </ol>
  );
}

interface DeadlineItemProps {
  readonly deadline: Deadline;
  readonly onCompare: () => void;
}

function DeadlineItem({ deadline, onCompare }: DeadlineItemProps): ReactNode {
  const { title, own, timeZone, doneAt, confirmedAt } = deadline;
  const date = dateOf(deadline);
  const today = useTodayAt(timeZone);
  const { isPending, markDone } = useDone(deadline);
  return (
    <li id={deadlineId(deadline)} tabIndex={-1} className={css['item']}>
      <DateBox date={startOf(date.day)} overdue={deadline.overdue} />
      <div className={css['content']}>
        <p className={css['name']}>
          {title} <Standing deadline={deadline} />
        </p>
        <p>
          {whenText(date, timeZone)}
          {doneAt === null && `, ${distanceText(date.day, today)}`}
        </p>
        {doneAt === null && <DeadlineWarning deadline={deadline} />}
        {deadline.overdue && (
          <p className={css['text']}>
            If you met it, mark it done. If not, ask your agent or an attorney today what that changes.
          </p>
        )}
        {own && (
          <p className={css['text']}>
            From your signed page. Our count:{' '}
            {whenText({ day: deadline.localDate, time: deadline.localTime }, timeZone)}
          </p>
        )}
        <details>
          <summary>Where this date comes from</summary>
          <DeadlineRule deadline={deadline} />
        </details>
      </div>
      <div className={css['buttons']}>
        <Button variant="secondary" size="small" onClick={onCompare}>
          {confirmedAt === null ? 'Compare with your signed page' : 'Compare again'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="small" pending={isPending} pendingText="Saving…" onClick={markDone}>
          {doneAt === null ? 'Mark done' : 'Not done yet'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function Standing({ deadline: { doneAt, overdue, confirmedAt } }: { readonly deadline: Deadline }): ReactNode {
  if (overdue) {
    return (
      <Badge tone="danger" icon={<CircleAlertIcon />}>
        Overdue
      </Badge>
    );
  }
  if (doneAt !== null) {
    return (
      <Badge tone="success" icon={<CheckIcon />}>
        Done
      </Badge>
    );
  }
  return confirmedAt === null ? (
    <Badge>Not compared yet</Badge>
  ) : (
    <Badge tone="primary" icon={<CheckIcon />}>
      Compared
    </Badge>
  );
}

/** One press, because it can be taken back with another. */
function useDone(deadline: Deadline) {
  const { toast } = usePlatform();
  const refresh = useContractRefresh();
  const change = useMutation({
    ...operationMutation(useCaller(), changeDeadline, { changes: listDeadlines }),
    onSuccess({ title, doneAt }) {
      toast({ title: doneAt === null ? 'Marked as not done' : 'Marked as done', description: title });
      // The deadline moves to the other list, and the pressed button goes with it.
      document.getElementById('deadlines')?.focus({ preventScroll: true });
      refresh();
    },
    onError({ message }) {
      toast({ title: 'We couldn’t save that', description: message, tone: 'destructive' });
    },
  });
  return {
    isPending: change.isPending,
    markDone: () => {
      change.mutate({
        params: { deadlineKey: deadline.key },
        headers: { 'if-match': deadline.version },
        body: { ...entryOf(deadline), done: deadline.doneAt === null },
      });
    },
  };
}
