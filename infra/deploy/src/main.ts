/** Dumps and restores the databases of a site. See usage. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import {
  abandonedDumps,
  dump,
  dumpNameAt,
  restore,
  sendAgain,
  surplusDumps,
  timeOfDump,
  unfinished,
} from './backup/index.js';

const usage = `backup dump <folder> [--keep <dumps>]   Dump all databases of the site into a new folder there, named by the time.
                                        With --keep, all but that many of the newest are deleted. What is left of
                                        dumps that were killed is deleted after a day.
backup restore <dump>                   Restore one of them into a MongoDB without these databases, while no service runs.

MONGODB_URI is the address of MongoDB, as somebody who may read or write all these databases.
`;
const prefix = 'hearthway_';

const say = (line: string) => process.stdout.write(`${line}\n`);
const sayCounts = (counts: ReadonlyMap<string, number>) => {
  for (const [name, documents] of counts) say(`${name}: ${documents} documents`);
};

async function runDump(client: MongoClient, folder: string, keep: number): Promise<void> {
  const now = new Date();
  const place = join(folder, dumpNameAt(now));
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  };
  await mkdir(folder, { recursive: true });
  // First, because they may be what fills the volume.
  await remove(abandonedDumps(await readdir(folder), now));
  try {
    sayCounts(await dump(client, unfinished(place), prefix));
    await rename(unfinished(place), place);
  } catch (error) {
    await rm(unfinished(place), { recursive: true, force: true });
    throw error;
  }
  say(`Dumped to ${place}`);
  await remove(surplusDumps(await readdir(folder), keep));
}

async function runRestore(client: MongoClient, folder: string): Promise<void> {
  const dumpedAt = timeOfDump(basename(folder));
  const counts = await restore(client, folder);
  sayCounts(counts);
  say(`${await sendAgain(client, counts.keys(), dumpedAt)} events will be sent again`);
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [command, folder] = positionals;
  const keep = Number(values.keep ?? Infinity);
  const url = process.env['MONGODB_URI'];
  if (folder === undefined || !['dump', 'restore'].includes(String(command)) || !(keep >= 1) || !url) {
    process.stderr.write(usage);
    return 2;
  }
  const client = await new MongoClient(url).connect();
  try {
    await (command === 'dump' ? runDump(client, folder, keep) : runRestore(client, folder));
    return 0;
  } finally {
    await client.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
