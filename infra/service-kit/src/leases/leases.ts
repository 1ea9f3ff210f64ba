import { mongo } from 'mongoose';

/** An owner's right to work on something that several instances share, until it expires. */
export interface LeaseRow {
  _id: string;
  owner: string;
  until: Date;
}

/**
 * Takes the leases that are free or expired, and returns which. Taking one that this owner still holds extends it.
 */
export async function claimLeases(
  leases: mongo.Collection<LeaseRow>,
  owner: string,
  names: readonly string[],
  milliseconds: number,
): Promise<Set<string>> {
  const claimed = new Set(names);
  const until = new Date(Date.now() + milliseconds);
  try {
    await leases.insertMany(
      names.map((name): LeaseRow => ({ _id: name, owner, until })),
      { ordered: false },
    );
    return claimed;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const held = heldNames(error, names);
    for (const name of held) claimed.delete(name);
    for (const name of await takeOver(leases, owner, held, until)) claimed.add(name);
    return claimed;
  }
}

export async function releaseLeases(
  leases: mongo.Collection<LeaseRow>,
  owner: string,
  names: ReadonlySet<string>,
): Promise<void> {
  await leases.deleteMany({ _id: { $in: [...names] }, owner });
}

function heldNames(error: mongo.MongoBulkWriteError, names: readonly string[]): string[] {
  const writeErrors: mongo.WriteError[] = [error.writeErrors].flat();
  return writeErrors.map(({ index }) => names[index]).filter((name) => name !== undefined);
}

async function takeOver(
  leases: mongo.Collection<LeaseRow>,
  owner: string,
  held: string[],
  until: Date,
): Promise<string[]> {
  const { modifiedCount } = await leases.updateMany(
    { _id: { $in: held }, $or: [{ owner }, { until: { $lt: new Date() } }] },
    { $set: { owner, until } },
  );
  if (modifiedCount === 0) return [];
  const taken = await leases.find({ _id: { $in: held }, owner }).toArray();
  return taken.map(({ _id }) => _id);
}
