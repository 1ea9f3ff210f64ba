/**
 * A process of its own for one file: what it crashes, fills, or blocks is only itself. Reads the file from standard input, writes
 * what it found as JSON to descriptor 3, and then a rewritten picture to standard output.
 */
import { documentLimits } from '@hearthway/contracts/journey';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { inspect } from './inspect.js';

const file = await buffer(process.stdin);
const { inspection, picture } = await inspect(file, documentLimits.fileBytes);
const line = Buffer.from(JSON.stringify(inspection));
for (let written = 0; written < line.length;) written += writeSync(3, line, written);
if (picture && !process.stdout.write(picture)) await once(process.stdout, 'drain');
process.stdout.end();
