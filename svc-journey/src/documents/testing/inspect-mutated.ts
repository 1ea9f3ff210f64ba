/**
 * `inspect-mutated.ts <file> <first> <count> [<handler>]`: inspects damaged copies of a file in one process, which is what the service
 * starts for each file, or hands them to the `handle` of a module. Prints the number before each, and then what was found.
 */
import { readFileSync } from 'node:fs';
import { inspect } from '../inspector/inspect.js';
import { inspectorAnswer } from '../inspector/inspection.js';
import { mutate } from './mutate.js';

// As the process of the service does.
process.on('unhandledRejection', () => undefined);

type Handle = (file: Buffer) => Promise<string>;

const [path = '', first = '0', count = '0', handler = ''] = process.argv.slice(2);
const file = readFileSync(path);
const handle = handler === '' ? inspectOne : ((await import(handler)) as { readonly handle: Handle }).handle;
for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
  process.stdout.write(`${number} `);
  const started = performance.now();
  const found = await handle(mutate(file, number));
  process.stdout.write(`${found} ${Math.round(performance.now() - started)}\n`);
}

async function inspectOne(damaged: Buffer): Promise<string> {
  const { inspection, picture, thumbnail } = await inspect(damaged, 25 * 1024 * 1024);
  inspectorAnswer.parse({
    inspection,
    pictureBytes: picture?.length ?? 0,
    thumbnailBytes: thumbnail?.length ?? 0,
  });
  return inspection.taken ? 'taken' : inspection.refusal;
}
