import { listPayments } from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import { callOperation } from '@hearthway/web-kit/http';
import { callForPage, type ListSource } from '../../../features/pagination/index.js';

export const paymentPages: ListSource<OperationReply<typeof listPayments>> = {
  path: listPayments.path,
  fetchPage: (transport, before, signal) =>
    callForPage(transport, (request) => callOperation(request, listPayments, { query: { before } }, { signal })),
  isEmpty: ({ foundingMembers, offerToolkits }) => foundingMembers.length === 0 && offerToolkits.length === 0,
};
