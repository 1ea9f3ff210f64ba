import { judgeService, recordService, requirePassed } from '@hearthway/releases/publish';
import type { Context, Outcome } from '../surroundings.js';
import { isService, serviceOf } from './can-i-deploy.js';

/** Records that a service is live as it is in this checkout, unless that would break something live. */
export async function record({ store, signerFor }: Context, name: string): Promise<Outcome> {
  if (!isService(name)) throw new Error(`${name} is not a service: services start with svc-. Release front ends.`);
  await signerFor(name);
  const service = serviceOf(name);
  requirePassed(name, await judgeService(store, service));
  await recordService(store, service);
  const { operations, events } = service.interface.offers;
  const counts = { operations: Object.keys(operations).length, events: Object.keys(events).length };
  return {
    lines: [`${name} is recorded: ${counts.operations} operations, ${counts.events} events.`],
    data: { name, ...counts },
  };
}
