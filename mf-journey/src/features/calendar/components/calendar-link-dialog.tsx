import { useRef, type ReactNode } from 'react';
import { getCalendarFeed, makeCalendarFeed, readCalendarFeed, stopCalendarFeed } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, ErrorState, LoadingText, TextField, useFocusAfter } from '@hearthway/web-kit';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCopy } from '../../../use-copy.js';
import { formatShortDay } from '../../local-time/index.js';
import css from './event-dialogs.module.css';

/** Makes the secret link for calendar apps, shows it once, replaces it, and stops it. */
export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const caller = useCaller();
  const copy = useCopy();
  const { data, isError, isFetching, refetch } = useQuery(operationQuery(caller, getCalendarFeed));
  const making = useMutation(
    operationMutation(caller, makeCalendarFeed, { changes: getCalendarFeed, write: (_, { madeAt }) => ({ madeAt }) }),
  );
  const stopping = useMutation({
    ...operationMutation(caller, stopCalendarFeed, { changes: getCalendarFeed, write: () => ({ madeAt: null }) }),
    onSuccess: making.reset,
  });
  const madeAt = data?.madeAt ?? null;
  const link = making.data && `${location.host}${readCalendarFeed.path}?token=${making.data.token}`;
  const makeRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(madeAt !== null, () => makeRef.current);
  const error = making.error ?? stopping.error;
  return (
    <Dialog
      open
      title="Calendar link"
      description="Subscribe to a secret link, and your deadlines, tours, and events show up in your calendar app, with reminders. It stays up to date by itself."
      onClose={onClose}
      footer={
        data && (
          <>
            {madeAt !== null && (
              <Button
                variant={link === undefined ? 'danger' : 'secondary'}
                pending={stopping.isPending}
                pendingText="Stopping…"
                onClick={() => {
                  stopping.mutate(undefined);
                }}
              >
                Stop the link
              </Button>
            )}
            {link === undefined ? (
              <Button
                ref={makeRef}
                pending={making.isPending}
                pendingText="Making a link…"
                onClick={() => {
                  stopping.reset();
                  making.mutate(undefined);
                }}
              >
                {madeAt === null ? 'Make a link' : 'Make a new link'}
              </Button>
            ) : (
              <Button onClick={() => void copy('link', `${location.protocol}//${link}`)}>Copy link</Button>
            )}
          </>
        )
      }
    >
      {error && (
        <Alert tone="danger" announce="assertive" title="That didn’t work" className={css['note']}>
          {error.message}
        </Alert>
      )}
      {link !== undefined ? (
        <MadeLink link={link} />
      ) : madeAt !== null ? (
        <Alert title={`You made a link on ${formatShortDay(new Date(madeAt))}`} className={css['note']}>
          We don’t keep links, so we can’t show it again. If you make a new one, the old one stops working.
        </Alert>
      ) : data ? (
        stopping.isSuccess && (
          <Alert tone="success" announce="polite" title="The link doesn’t work anymore" className={css['note']} />
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

/** `link` is without its scheme. */
function MadeLink({ link }: { readonly link: string }): ReactNode {
  return (
    <div className={css['link']}>
      <TextField
        label="Link"
        help="Copy it now: we can’t show it again. Anyone who has it can read your calendar."
        readOnly
        // The pressed button is gone.
        autoFocus
        reserveError={false}
        value={`${location.protocol}//${link}`}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <ul className={css['apps']}>
        <li>
          <strong>Apple Calendar:</strong> <a href={`webcal://${link}`}>subscribe on this device</a>.
        </li>
        <li>
          <strong>Google Calendar:</strong> on a computer, next to “Other calendars,” choose + and “From URL,” and paste
          the link.
        </li>
        <li>
          <strong>Outlook:</strong> choose “Add calendar” and “Subscribe from web,” and paste the link.
        </li>
      </ul>
      <p className={css['hint']}>Calendar apps look for changes every few hours, some once a day.</p>
    </div>
  );
}
