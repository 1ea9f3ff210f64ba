import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMesWithTables, root } from './read-me-tables.js';

for (const { file, text, wanted } of await readMesWithTables()) {
  if (text === wanted) continue;
  await writeFile(join(root, file), wanted);
  process.stdout.write(`Wrote the tables of ${file}\n`);
}
