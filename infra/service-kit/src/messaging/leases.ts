import { mongo } from 'mongoose';
import type { LeaseRow, MessageStore } from './message-store.js';

/**
 * Milliseconds a relay may hold a subject: longer than a batch with its last publish takes. The events of a killed relay
 * wait this long for the next one.
 */
export const leaseDuration = 10_000;

/**
 * Takes the leases that are free or have expired, and returns them. One that this owner still holds is left over from a
 * batch that failed halfway: a relay works on one batch at a time.
 */
export async function claimSubjects(
  leases: MessageStore['leases'],
  owner: string,
  subjects: readonly string[],
): Promise<Set<string>> {
  const claimed = new Set(subjects);
  const until = new Date(Date.now() + leaseDuration);
  try {
    await leases.insertMany(
      subjects.map((subject): LeaseRow => ({ _id: subject, owner, until })),
      { ordered: false },
    );
    return claimed;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const held = heldSubjects(error, subjects);
    for (const subject of held) claimed.delete(subject);
    for (const subject of await takeOver(leases, owner, held, until)) claimed.add(subject);
    return claimed;
  }
}

export async function releaseSubjects(
  leases: MessageStore['leases'],
  owner: string,
  subjects: ReadonlySet<string>,
): Promise<void> {
  await leases.deleteMany({ _id: { $in: [...subjects] }, owner });
}

function heldSubjects(error: mongo.MongoBulkWriteError, subjects: readonly string[]): string[] {
  const writeErrors: mongo.WriteError[] = [error.writeErrors].flat();
  return writeErrors.map(({ index }) => subjects[index]).filter((subject) => subject !== undefined);
}

async function takeOver(leases: MessageStore['leases'], owner: string, held: string[], until: Date): Promise<string[]> {
  const { modifiedCount } = await leases.updateMany(
    { _id: { $in: held }, $or: [{ owner }, { until: { $lt: new Date() } }] },
    { $set: { owner, until } },
  );
  if (modifiedCount === 0) return [];
  const taken = await leases.find({ _id: { $in: held }, owner }).toArray();
  return taken.map(({ _id }) => _id);
}
