import type { ReactNode } from 'react';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { homeGoalsQuery } from '../../features/home-goals/index.js';
import { MilestoneChecklist } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { GoalsEditor } from './goals-editor.js';
import css from './home-goals.module.css';

const lead =
  'Say what the home must have, what would be nice, and what you never want. Every home you save gets a fit score from it.';

export function HomeGoalsPage(): ReactNode {
  const { session } = usePlatform();
  const user = useUser();
  const query = useQuery({ ...homeGoalsQuery(session, user?.id), enabled: Boolean(user) });
  return (
    <>
      <PageHead title="Home Goals" lead={lead}>
        <MilestoneChecklist title="Home Goals" />
      </PageHead>
      {user && query.data ? (
        <GoalsEditor key={user.id} userId={user.id} stored={query.data} />
      ) : query.isError ? (
        <Card padding="large">
          <ErrorState
            title="We couldn’t load your goals"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            What you saved is safe. Check your connection and try again.
          </ErrorState>
        </Card>
      ) : (
        <>
          <LoadingText>Loading your goals</LoadingText>
          <Card className={css['skeleton']}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={8} />
          </Card>
        </>
      )}
    </>
  );
}
