import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { randomUUID } from 'node:crypto';
import { newWaitlistEntry, type WaitlistEntry } from '../waitlist/index.js';

/** A different person each time. */
export function exampleEntry(): WaitlistEntry {
  const id = randomUUID();
  const application = { ...exampleWaitlistRequest, email: `jordan-${id}@example.com` };
  const entry = newWaitlistEntry(application, { id, now: new Date() });
  if ('problem' in entry) throw new Error(entry.problem.message);
  return entry;
}
