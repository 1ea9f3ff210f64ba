import type { ReactNode } from 'react';
import { milestoneRoute, type Notice } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteNotice, noticesQuery } from './api.js';
import { formatLongDay, formatTime, zoneClock } from '../local-time/index.js';
import css from './notices.module.css';

/** What happened without the buyer, until they dismiss it. Shows nothing if it can't be loaded: the milestones say it, too. */
export function Notices(): ReactNode {
  const { session, toast } = usePlatform();
  const user = useUser();
  const query = noticesQuery(session, user?.id);
  const { data = [] } = useQuery({ ...query, enabled: Boolean(user) });
  const client = useQueryClient();
  const dismissal = useMutation({
    mutationFn: (notice: Notice) => deleteNotice(session, notice.id),
    onSuccess: (_, { id }) => {
      client.setQueryData(query.queryKey, (list) => list?.filter((notice) => notice.id !== id));
    },
    onError: (error) => {
      // Dismissed in another window.
      if (error instanceof RequestError && error.status === 404)
        void client.invalidateQueries({ queryKey: query.queryKey });
      else toast({ title: 'We couldn’t dismiss that', description: 'Please try again.', tone: 'destructive' });
    },
  });
  const shown = data.filter((notice) => notice.kind !== 'event-near' || new Date(notice.startsAt) > new Date());
  if (shown.length === 0) return null;
  return (
    <ul className={css['notices']} aria-label="Notices">
      {shown.map((notice) => (
        <li key={notice.id}>
          <Alert tone="warning" title={titleOf(notice)}>
            <p>{textOf(notice)}</p>
            <p className={css['actions']}>
              {notice.kind === 'milestone-reopened' ? (
                <PageLink to={milestoneRoute(notice.milestoneTitle)}>See what’s missing</PageLink>
              ) : (
                <PageLink to="/dashboard#upcoming-schedule">See your schedule</PageLink>
              )}
              <Button
                variant="quiet"
                size="small"
                pending={dismissal.isPending && dismissal.variables.id === notice.id}
                pendingText="Dismissing…"
                onClick={() => {
                  dismissal.mutate(notice);
                }}
              >
                Dismiss
              </Button>
            </p>
          </Alert>
        </li>
      ))}
    </ul>
  );
}

function titleOf(notice: Notice): string {
  if (notice.kind === 'milestone-reopened') return `${notice.milestoneTitle} is open again`;
  return notice.isDeadline ? `Deadline: ${notice.eventTitle}` : notice.eventTitle;
}

function textOf(notice: Notice): string {
  if (notice.kind === 'milestone-reopened') return 'Something that completed this step is gone or has expired.';
  const { startsAt, timeZone } = notice;
  const moment = new Date(startsAt);
  const { reading, zone } = timeZone === undefined ? { reading: moment, zone: undefined } : zoneClock(moment, timeZone);
  return [`${formatLongDay(reading)} at ${formatTime(reading)}`, zone].filter(Boolean).join(' ');
}
