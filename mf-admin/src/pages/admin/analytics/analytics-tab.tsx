import type { ReactNode } from 'react';
import { getAnalyticsReport } from '@hearthway/contracts/analytics';
import { adminTexts } from '@hearthway/contracts/texts';
import { EmptyState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../features/load-failure/index.js';
import { useAdminSession } from '../../../session/index.js';

export function AnalyticsTab(): ReactNode {
  const { request } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [getAnalyticsReport.path],
    queryFn: ({ signal }) => callOperation(request, getAnalyticsReport, { query: {} }, { signal }),
  });
  if (data) return <EmptyState title={adminTexts.noAnalytics} />;
  if (error) {
    const retry = (): void => void refetch();
    return <LoadFailure title={adminTexts.analyticsFailed} error={error} onRetry={retry} retrying={isFetching} />;
  }
  return (
    <>
      <LoadingText>Loading the analytics…</LoadingText>
      <Skeleton lines={6} />
    </>
  );
}
