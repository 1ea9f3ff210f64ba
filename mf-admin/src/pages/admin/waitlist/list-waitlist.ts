import { listWaitlist, type AdminWaitlistEntry } from '@hearthway/contracts/commerce';
import { callOperation } from '@hearthway/web-kit/http';
import { callForPage, type ListSource } from '../../../features/pagination/index.js';

export const waitlistPages: ListSource<AdminWaitlistEntry[]> = {
  path: listWaitlist.path,
  fetchPage: (transport, before, signal) =>
    callForPage(transport, (request) => callOperation(request, listWaitlist, { query: { before } }, { signal })),
  isEmpty: (entries) => entries.length === 0,
};
