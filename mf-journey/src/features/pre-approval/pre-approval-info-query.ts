import { queryDefaults } from '@hearthway/contracts/constants';
import { getPreApprovalInfo } from '@hearthway/contracts/journey';
import { operationQuery, type Caller } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** The buyer's saved answers; blank if there are none. */
export function preApprovalInfoQuery(caller: Caller) {
  const { staleMilliseconds: staleTime, retry } = queryDefaults.preApproval;
  return queryOptions({
    ...operationQuery(caller, getPreApprovalInfo, { query: { ifNone: 'blank' } }),
    staleTime,
    retry,
    // A refetch would replace answers while the buyer edits them.
    refetchOnReconnect: false,
  });
}
