import { getAnalyticsReport, getTrafficApart, type ReportPeriod } from '@hearthway/contracts/analytics';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../../session/index.js';

/** While another period is on its way, the one before it stays. */
export function useReport(period: ReportPeriod) {
  const { request } = useAdminSession();
  return useQuery({
    queryKey: [getAnalyticsReport.path, period],
    queryFn: ({ signal }) => readReport(request, period, signal),
    placeholderData: keepPreviousData,
  });
}

export function useTrafficApart(period: ReportPeriod) {
  const { request } = useAdminSession();
  return useQuery({
    queryKey: [getTrafficApart.path, period],
    queryFn: ({ signal }) => readTrafficApart(request, period, signal),
    placeholderData: keepPreviousData,
  });
}

export const readReport = (request: Transport, period: ReportPeriod, signal?: AbortSignal) =>
  callOperation(request, getAnalyticsReport, { query: period }, { signal });

export const readTrafficApart = (request: Transport, period: ReportPeriod, signal?: AbortSignal) =>
  callOperation(request, getTrafficApart, { query: period }, { signal });
