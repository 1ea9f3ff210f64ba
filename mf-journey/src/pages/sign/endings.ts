import type { SigningTask } from '@hearthway/contracts/journey';

/** What happened to an envelope that can’t be signed anymore. */
export const endings: ReadonlyMap<SigningTask['status'], string> = new Map([
  ['declined', 'It was declined. Nobody can sign it anymore.'],
  ['voided', 'The sender canceled it. Nobody can sign it anymore.'],
  ['expired', 'It wasn’t signed in time. Ask the sender to send it again.'],
]);
