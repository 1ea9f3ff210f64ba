import { getAnalyticsReport, getExcludedTraffic, type ReportPeriod } from '@hearthway/contracts/analytics';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../../session/index.js';

/** Keeps showing the previous period while another one loads. */
export function useReport(period: ReportPeriod) {
  const { request } = useAdminSession();
  return useQuery({
    queryKey: [getAnalyticsReport.path, period],
    queryFn: ({ signal }) => readReport(request, period, signal),
    placeholderData: keepPreviousData,
  });
}

export function useExcludedTraffic(period: ReportPeriod) {
  const { request } = useAdminSession();
  return useQuery({
    queryKey: [getExcludedTraffic.path, period],
    queryFn: ({ signal }) => readExcludedTraffic(request, period, signal),
    placeholderData: keepPreviousData,
  });
}

export const readReport = (request: Transport, period: ReportPeriod, signal?: AbortSignal) =>
  callOperation(request, getAnalyticsReport, { query: period }, { signal });

export const readExcludedTraffic = (request: Transport, period: ReportPeriod, signal?: AbortSignal) =>
  callOperation(request, getExcludedTraffic, { query: period }, { signal });
