import { useState, type ReactNode } from 'react';
import { Alert, Button, Dialog, ErrorState, LoadingText } from '@hearthway/web-kit';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyLink, MadeLink } from '../../link-page/index.js';
import { formatShortDay } from '../../local-time/index.js';
import { calendarFeedQuery, calendarLink, requestCalendarLink, stopCalendarLink } from '../feed-api.js';
import css from './event-dialogs.module.css';

/** Makes the secret link for calendar apps, shows it once, replaces it, and turns it off. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { session, toast } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const query = calendarFeedQuery(session, user?.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: Boolean(user) });
  const [link, setLink] = useState<string>();
  const made = useMutation({
    mutationFn: () => requestCalendarLink(session),
    onSuccess({ token, madeAt }) {
      setLink(calendarLink(location.origin, token));
      client.setQueryData(query.queryKey, { madeAt });
    },
  });
  const stopped = useMutation({
    mutationFn: () => stopCalendarLink(session),
    onSuccess() {
      setLink(undefined);
      client.setQueryData(query.queryKey, { madeAt: null });
      toast({ title: 'Calendar link turned off' });
    },
  });
  const failure = made.error ?? stopped.error;
  return (
    <Dialog
      open
      title="See it in your calendar app"
      description="Subscribe to a secret link in Google Calendar, Apple Calendar, or Outlook. Deadlines come with reminders 72, 24, and 4 hours ahead."
      onClose={onClose}
      footer={
        data && (
          <>
            {data.madeAt !== null && (
              <Button
                variant="danger"
                pending={stopped.isPending}
                pendingText="Turning off…"
                onClick={() => {
                  stopped.mutate();
                }}
              >
                Turn off the link
              </Button>
            )}
            {link === undefined ? (
              <Button
                pending={made.isPending}
                pendingText="Making a link…"
                onClick={() => {
                  made.mutate();
                }}
              >
                {data.madeAt === null ? 'Make a link' : 'Make a new link'}
              </Button>
            ) : (
              <CopyLink link={link} />
            )}
          </>
        )
      }
    >
      {failure && (
        <Alert tone="danger" title="That didn’t work" className={css['note']}>
          {failure.message}
        </Alert>
      )}
      {link !== undefined ? (
        <MadeLink link={link} warning="Anyone with it can read your calendar." />
      ) : data ? (
        data.madeAt !== null && (
          <Alert className={css['note']}>
            You made a link on {formatShortDay(new Date(data.madeAt))}. A new link replaces it: the old one stops
            working.
          </Alert>
        )
      ) : isError ? (
        <ErrorState title="We couldn’t load this" headingLevel={3} retrying={isFetching} onRetry={() => void refetch()}>
          <p>Check your connection and try again.</p>
        </ErrorState>
      ) : (
        <LoadingText>Loading…</LoadingText>
      )}
    </Dialog>
  );
}
