import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listSecurityEvents, securityLogDays, type SecurityEvent } from '@hearthway/contracts/identity';
import { Alert, Button, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../features/local-time/index.js';
import { SettingsSection } from '../settings-section.js';
import { securityEventTexts } from './security-event-texts.js';
import css from './security-log.module.css';

/** So that the list doesn't push the rest of the page away. */
const shownAtFirst = 5;

export function SecurityLog(): ReactNode {
  const caller = useCaller();
  // Always fetched, since it shows what has just happened.
  const query = useInfiniteQuery({
    queryKey: operationKey(caller, listSecurityEvents),
    queryFn: ({ pageParam: before, signal }) =>
      callOperation(caller.request, listSecurityEvents, { query: { before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    staleTime: 0,
    enabled: caller.userId !== undefined,
  });
  return (
    <SettingsSection
      section="security-log"
      lead={`What happened to your account, newest first. We keep it for ${securityLogDays} days. If something here wasn’t you, change your password.`}
    >
      {query.data ? (
        <EventList
          events={query.data.pages.flatMap(({ events }) => events)}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoadMore={() => void query.fetchNextPage()}
        />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your security log"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <>
          <LoadingText>Loading your security log</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
    </SettingsSection>
  );
}

interface EventListProps {
  readonly events: readonly SecurityEvent[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onLoadMore: () => void;
}

function EventList({ events, hasMore, isLoading, hasFailed, onLoadMore }: EventListProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  /** The number of entries when older ones were requested. */
  const before = useRef<number>(undefined);
  const shown = isOpen ? events : events.slice(0, shownAtFirst);
  // The pressed button moves down or disappears, so the first of those that came gets the focus.
  useEffect(() => {
    if (before.current === undefined || shown.length <= before.current) return;
    (listRef.current?.children[before.current] as HTMLElement | undefined)?.focus();
    before.current = undefined;
  }, [shown.length]);
  if (events.length === 0) return <p>Nothing yet.</p>;
  return (
    <>
      <ul ref={listRef} className={css['events']} aria-label="Security log">
        {shown.map(({ id, kind, device, at }) => (
          <li key={id} tabIndex={-1} className={css['event']}>
            <p className={css['what']}>{securityEventTexts[kind]}</p>
            <p className={css['where']}>
              {device !== null && <>{device} · </>}
              <time dateTime={at}>{formatMoment(new Date(at))}</time>
            </p>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Alert tone="danger" title="We couldn’t load older entries">
          Check your connection and try again.
        </Alert>
      )}
      {(hasMore || shown.length < events.length) && (
        <div>
          <Button
            variant="secondary"
            pending={isLoading}
            pendingText="Loading…"
            onClick={() => {
              before.current = shown.length;
              setIsOpen(true);
              if (shown.length === events.length) onLoadMore();
            }}
          >
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
