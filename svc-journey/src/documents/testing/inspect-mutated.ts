/**
 * `inspect-mutated.ts <file> <first> <count>`: inspects damaged copies of a file in one process, which is what the service starts
 * for each file. Prints the number before each, and then what was found.
 */
import { readFileSync } from 'node:fs';
import { inspect } from '../inspector/inspect.js';
import { inspectorAnswer } from '../inspector/inspection.js';
import { mutate } from './mutate.js';

// As the process of the service does.
process.on('unhandledRejection', () => undefined);

const [path = '', first = '0', count = '0'] = process.argv.slice(2);
const file = readFileSync(path);
for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
  process.stdout.write(`${number} `);
  const started = performance.now();
  const { inspection, picture, thumbnail } = await inspect(mutate(file, number), 25 * 1024 * 1024);
  inspectorAnswer.parse({
    inspection,
    pictureBytes: picture?.length ?? 0,
    thumbnailBytes: thumbnail?.length ?? 0,
  });
  const found = inspection.taken ? 'taken' : inspection.refusal;
  process.stdout.write(`${found} ${Math.round(performance.now() - started)}\n`);
}
