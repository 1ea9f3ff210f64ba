import { listWaitlist, type AdminWaitlistEntry } from '@hearthway/contracts/commerce';
import { callOperation } from '@hearthway/web-kit/http';
import { callForPage, type ListOfPages } from '../../../features/list-pages/index.js';

export const waitlistPages: ListOfPages<AdminWaitlistEntry[]> = {
  path: listWaitlist.path,
  fetchPage: (transport, before, signal) =>
    callForPage(transport, (request) => callOperation(request, listWaitlist, { query: { before } }, { signal })),
  isEmpty: (entries) => entries.length === 0,
};
