import { RequestError } from '@hearthway/web-kit/http';

/** What a buyer edited is another by now. */
export const changedElsewhere = () =>
  new RequestError({
    status: 409,
    code: 'contract-entry.conflict',
    message: 'This changed in another window after you opened it here. Close this, and open it again.',
  });
