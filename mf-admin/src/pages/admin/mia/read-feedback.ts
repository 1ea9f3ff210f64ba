import { getChatFeedbackReport } from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { useQuery } from '@tanstack/react-query';
import { useAdminSession } from '../../../session/index.js';

export function useFeedback() {
  const { request } = useAdminSession();
  return useQuery({
    queryKey: [getChatFeedbackReport.path],
    queryFn: ({ signal }) => readFeedback(request, signal),
  });
}

export const readFeedback = (request: Transport, signal?: AbortSignal) =>
  callOperation(request, getChatFeedbackReport, undefined, { signal });
