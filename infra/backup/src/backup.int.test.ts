import { expect, it } from '@jest/globals';
import { GridFSBucket } from 'mongodb';
import { useDatabases } from './testing/use-databases.js';

const { names, one, two, destroy, dump, restore } = useDatabases();

const indexesOf = async (name: string) =>
  (await one().collection(name).listIndexes().toArray()).map(({ key, name: index, unique, expireAfterSeconds }) => ({
    key: key as object,
    index: index as string,
    unique: unique as boolean,
    expireAfterSeconds: Number(expireAfterSeconds),
  }));

it('brings back every byte, every index and every file after all was destroyed', async () => {
  const before = await dump();
  const indexes = await indexesOf('names');
  expect(before.contents.databases[names[0]]!.map(({ collection }) => collection)).toEqual([
    'empty',
    'kinds',
    'names',
    'outbox',
  ]);
  await destroy();

  await restore(before.target);

  const after = await dump();
  expect(after.contents.databases).toEqual(before.contents.databases);
  expect(await indexesOf('names')).toEqual(indexes);
  await expect(one().collection('names').insertOne({ name: 'n0' })).rejects.toMatchObject({ code: 11_000 });
  const stream = new GridFSBucket(two(), { bucketName: 'document-files' }).openDownloadStreamByName('deed.pdf');
  expect(Buffer.concat((await stream.toArray()) as Buffer[]).equals(Buffer.alloc(3_000_000, 7))).toBe(true);
});
