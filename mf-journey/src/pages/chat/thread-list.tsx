import { useState, type ReactNode } from 'react';
import type { ChatThread } from '@hearthway/contracts/journey';
import { ErrorState, LoadingText, Skeleton, TextField } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chatThreadsQuery } from '../../features/chat/index.js';
import { formatShortDay } from '../../features/local-time/index.js';
import { Muted } from '../../features/page-parts/index.js';
import { useSettled } from '../../use-settled.js';
import { ThreadMenu } from './thread-menu.js';
import css from './thread-list.module.css';

export interface ThreadListProps {
  readonly openId: string | undefined;
  readonly onOpen: () => void;
  readonly onDeleted: (threadId: string) => void;
}

/** The buyer’s conversations, newest first. Searching looks through what was said, too. */
export function ThreadList({ openId, onOpen, onDeleted }: ThreadListProps): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 250);
  const query = useQuery({
    ...chatThreadsQuery(session, user?.id, search),
    enabled: Boolean(user),
    placeholderData: keepPreviousData,
  });
  const threads = query.data?.threads;
  return (
    <div className={css['list']}>
      {(threads === undefined || threads.length > 0 || typed !== '') && (
        <TextField
          label="Search your conversations"
          type="search"
          maxLength={100}
          reserveError={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      )}
      {threads === undefined && query.isError && (
        <ErrorState
          title="We couldn’t load your conversations"
          headingLevel={3}
          illustration={null}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {threads === undefined && !query.isError && (
        <>
          <LoadingText>Loading your conversations</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
      {threads?.length === 0 && (
        <Muted>
          {search === ''
            ? 'Your conversations will be here. Only you can read them.'
            : 'No conversation has all these words.'}
        </Muted>
      )}
      {threads && threads.length > 0 && (
        <ul className={css['threads']}>
          {threads.map((thread) => (
            <li key={thread.id} className={css['thread']} data-open={thread.id === openId || undefined}>
              <ThreadLink thread={thread} isOpen={thread.id === openId} onOpen={onOpen} />
              <ThreadMenu thread={thread} onDeleted={onDeleted} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ThreadLinkProps {
  readonly thread: ChatThread;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function ThreadLink({ thread, isOpen, onOpen }: ThreadLinkProps): ReactNode {
  const { id, title, updatedAt } = thread;
  return (
    <PageLink
      to={`/chat?thread=${encodeURIComponent(id)}`}
      className={css['link']}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      <span className={css['title']}>{title === '' ? 'New conversation' : title}</span>
      <time dateTime={updatedAt} className={css['day']}>
        {formatShortDay(new Date(updatedAt))}
      </time>
    </PageLink>
  );
}
