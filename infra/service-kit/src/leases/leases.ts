import type { mongo } from 'mongoose';
import { tryUpsert } from '../mongo/index.js';

/** An owner's right to work on something that several instances share, until it expires. */
export interface LeaseRow {
  _id: string;
  owner: string;
  until: Date;
}

/** Takes the lease if it is free or expired, or extends it if the owner has it. False when another has it. */
export async function claimLease(
  leases: mongo.Collection<LeaseRow>,
  name: string,
  owner: string,
  milliseconds: number,
): Promise<boolean> {
  const now = Date.now();
  const own = { _id: name, $or: [{ owner }, { until: { $lt: new Date(now) } }] };
  return tryUpsert(() =>
    leases.updateOne(own, { $set: { owner, until: new Date(now + milliseconds) } }, { upsert: true }),
  );
}

export async function releaseLease(leases: mongo.Collection<LeaseRow>, name: string, owner: string): Promise<void> {
  await leases.deleteOne({ _id: name, owner });
}
