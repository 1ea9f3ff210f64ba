import { useState, type ReactNode } from 'react';
import { listChatThreads, type ChatThread } from '@hearthway/contracts/journey';
import { ErrorState, LoadingText, Skeleton, TextField } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { chatAddress } from '../../features/chat/index.js';
import { formatShortDay } from '../../features/local-time/index.js';
import { ThreadMenu } from './thread-menu.js';
import { useSettled } from '../../use-settled.js';
import css from './thread-list.module.css';

interface ThreadListProps {
  readonly openId: string | undefined;
  readonly onOpen: () => void;
  readonly onDeleted: (threadId: string) => void;
}

/** The buyer’s conversations, newest first. The search also covers the messages. */
export function ThreadList({ openId, onOpen, onDeleted }: ThreadListProps): ReactNode {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 250);
  const query = useQuery({
    ...operationQuery(useCaller(), listChatThreads, { query: search === '' ? {} : { search } }),
    // Another window or device may have added some.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const threads = query.data?.threads;
  return (
    <div className={css['list']}>
      {(typed !== '' || (threads?.length ?? 0) > 0) && (
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
      {threads ? (
        <Threads threads={threads} search={search} openId={openId} onOpen={onOpen} onDeleted={onDeleted} />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your conversations"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <>
          <LoadingText>Loading your conversations</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
    </div>
  );
}

interface ThreadsProps extends ThreadListProps {
  readonly threads: readonly ChatThread[];
  readonly search: string;
}

function Threads({ threads, search, openId, onOpen, onDeleted }: ThreadsProps): ReactNode {
  if (threads.length === 0) {
    return (
      <p className={css['empty']}>
        {search === ''
          ? 'Your conversations will be here. Only you can read them.'
          : 'No conversation has all these words.'}
      </p>
    );
  }
  return (
    <ul className={css['threads']}>
      {threads.map((thread) => (
        <li key={thread.id} className={css['thread']} data-open={thread.id === openId || undefined}>
          <PageLink
            to={chatAddress(thread.id)}
            className={css['link']}
            aria-current={thread.id === openId ? 'page' : undefined}
            onClick={onOpen}
          >
            <span className={css['title']}>{thread.title}</span>
            <time dateTime={thread.updatedAt} className={css['day']}>
              {formatShortDay(new Date(thread.updatedAt))}
            </time>
          </PageLink>
          <ThreadMenu thread={thread} onDeleted={onDeleted} />
        </li>
      ))}
    </ul>
  );
}
