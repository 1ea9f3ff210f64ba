import { appendFileSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { BackupError } from './index.js';
import { missing, useDatabases } from './testing/use-databases.js';

const { names, folder, newFolder, one, dump, restore } = useDatabases();

it('sends the events again that may have been in transit, and no other', async () => {
  const { target } = await dump();

  expect(await restore(target, { replace: true, resendHours: 24 })).toMatchObject({ eventsToSend: 1 });

  const rows = await one()
    .collection('outbox')
    .find({}, { sort: { _id: 1 } })
    .toArray();
  const seen = rows.map(
    (row) => [String(row._id), row['state'], row['attempts'], row['sentAt'] !== undefined] as unknown[],
  );
  expect(seen).toEqual([
    ['new', 'pending', 0, false],
    ['old', 'sent', undefined, true],
    ['pending', 'pending', undefined, false],
  ]);
});

it('deletes nothing unless it is told to', async () => {
  const { target } = await dump();
  await one().collection('names').deleteMany({});
  await one().collection('later').insertOne({ a: 1 });

  await expect(restore(target)).rejects.toThrow('is not empty');

  expect(await one().collection('later').countDocuments({})).toBe(1);
  await restore(target, { replace: true });
  expect(await one().collection('later').countDocuments({})).toBe(0);
  expect(await one().collection('names').countDocuments({})).toBe(2_500);
});

it.each(['a flipped bit', 'a missing end', 'more than there was'])(
  'refuses a backup with %s before it changes anything',
  async (kind) => {
    const { target } = await dump();
    const file = join(target, names[0], 'names.bson.gz');
    const bytes = readFileSync(file);
    rmSync(file);
    if (kind === 'a flipped bit') bytes[bytes.length >> 1]! ^= 1;
    appendFileSync(file, kind === 'a missing end' ? bytes.subarray(0, bytes.length - 100) : bytes);
    if (kind === 'more than there was') appendFileSync(file, bytes);

    await expect(restore(target, { replace: true })).rejects.toThrow(
      /names of this backup is damaged. Nothing was changed/,
    );

    expect(await one().collection('names').countDocuments({})).toBe(2_500);
  },
);

it('refuses what is no whole backup, and never writes over one', async () => {
  const { target } = await dump();
  await expect(dump(target)).rejects.toThrow(BackupError);
  rmSync(join(target, 'backup.json'));
  await expect(restore(target)).rejects.toThrow(/no whole backup/);
  await expect(dump(newFolder(), [missing])).rejects.toThrow(/none of these databases/);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});
