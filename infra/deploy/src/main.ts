/** Dumps and restores the databases of a site. See usage. */
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { dump, restore, sendAgain } from './backup/index.js';

const usage = `backup dump <folder> [--keep <dumps>]   Dump all databases of the site into a new folder there, named by the time.
                                        With --keep, all but that many of the newest are deleted.
backup restore <dump>                   Restore one of them into a MongoDB without these databases, while no service runs.

MONGODB_URI is the address of MongoDB, as somebody who may read or write all these databases.
`;
const prefix = 'hearthway_';
/** Without colons, which some file systems don't take; in the order of time. */
const nameAt = (time: Date) => time.toISOString().replaceAll(':', '-');
const timeOf = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
const isDump = (name: string) => !Number.isNaN(timeOf(name).getTime());

const say = (line: string) => process.stdout.write(`${line}\n`);
const sayCounts = (counts: ReadonlyMap<string, number>) => {
  for (const [name, documents] of counts) say(`${name}: ${documents} documents`);
};

async function runDump(client: MongoClient, folder: string, keep: number): Promise<void> {
  const name = nameAt(new Date());
  const unfinished = join(folder, `${name}.unfinished`);
  try {
    sayCounts(await dump(client, unfinished, prefix));
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  say(`Dumped to ${join(folder, name)}`);
  const old = (await readdir(folder)).filter(isDump).sort().reverse().slice(keep);
  for (const dumped of old) await rm(join(folder, dumped), { recursive: true });
}

async function runRestore(client: MongoClient, folder: string): Promise<void> {
  const counts = await restore(client, folder);
  sayCounts(counts);
  say(`${await sendAgain(client, counts.keys(), timeOf(folder.split('/').at(-1) ?? ''))} events will be sent again`);
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
