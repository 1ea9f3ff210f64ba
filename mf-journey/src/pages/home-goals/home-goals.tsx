import type { ReactNode } from 'react';
import { getHomeGoals } from '@hearthway/contracts/journey';
import { Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { GoalsEditor } from './goals-editor.js';
import css from './home-goals.module.css';

const lead =
  'Say what a home must have, what would be nice, and what you never want. Every home you save then shows how well it fits, and why.';

export function HomeGoals(): ReactNode {
  const query = useQuery({ ...operationQuery(useCaller(), getHomeGoals), staleTime: 0 });
  return (
    <>
      <PageHead title="Home Goals" lead={lead}>
        <MilestoneChecklist milestone="home-goals" />
      </PageHead>
      {query.data ? (
        <GoalsEditor stored={query.data} />
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
