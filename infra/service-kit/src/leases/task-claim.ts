import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { claimLeases, type LeaseRow } from './leases.js';

/**
 * Returns a function that claims a task for this instance, and says whether it may run it now. The instance keeps the claim by
 * calling it again in time; if it dies, another one gets it after `milliseconds`.
 */
export function createTaskClaim(connection: Connection, task: string, milliseconds: number): () => Promise<boolean> {
  const owner = randomUUID();
  return async () => {
    const leases = connection.collection<LeaseRow>('task-leases');
    return (await claimLeases(leases, owner, [task], milliseconds)).has(task);
  };
}
