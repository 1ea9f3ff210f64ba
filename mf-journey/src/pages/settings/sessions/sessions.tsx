import type { ReactNode } from 'react';
import { listSessions, type Session } from '@hearthway/contracts/identity';
import { Button, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { focusById } from '../../../anchor-link/index.js';
import { FormFoot, SettingsSection } from '../settings-section.js';
import { headingId } from '../settings-sections.js';
import { SessionItem } from './session-item.js';
import { useSessionEnding } from './use-session-ending.js';
import css from './sessions.module.css';

export function Sessions(): ReactNode {
  // Always fetched, since it shows who is signed in now.
  const query = useQuery({ ...operationQuery(useCaller(), listSessions), staleTime: 0 });
  return (
    <SettingsSection
      section="sessions"
      lead="Every browser logged in to your account. If you don’t recognize one, log it out and change your password."
    >
      {query.data ? (
        <SessionList sessions={query.data} />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your sessions"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <>
          <LoadingText>Loading your sessions</LoadingText>
          <Skeleton lines={3} />
        </>
      )}
    </SettingsSection>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly Session[] }): ReactNode {
  const others = sessions.filter(({ current }) => !current);
  // The pressed button disappears with its session.
  const ending = useSessionEnding(() => {
    focusById(headingId('sessions'));
  });
  return (
    <>
      <ul className={css['list']}>
        {sessions.map((one) => (
          <SessionItem
            key={one.id}
            session={one}
            isEnding={ending.isPending && ending.variables.length === 1 && ending.variables[0] === one.id}
            onEnd={() => {
              ending.mutate([one.id]);
            }}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <FormFoot>
          <Button
            variant="secondary"
            pending={ending.isPending && ending.variables.length > 1}
            pendingText="Logging out…"
            onClick={() => {
              ending.mutate(others.map(({ id }) => id));
            }}
          >
            Log out all others
          </Button>
        </FormFoot>
      )}
    </>
  );
}
