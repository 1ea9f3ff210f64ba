/**
 * A process of its own for one file: what it crashes, fills, or blocks is only itself. Reads the file from standard input. Writes
 * a line to descriptor 3 once it can begin, then what it found as JSON, a thumbnail to descriptor 4, and a picture that takes the
 * file’s place to standard output.
 */
import { documentLimits } from '@hearthway/contracts/journey';
import { once } from 'node:events';
import { closeSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { prepareInspection } from './inspect.js';
import type { InspectorAnswer } from './inspection.js';

const file = await buffer(process.stdin);
const inspect = await prepareInspection(file, documentLimits.fileBytes);
writeAll(3, Buffer.from('\n'));
const { inspection, picture, thumbnail } = await inspect();
const answer: InspectorAnswer = {
  inspection,
  pictureBytes: picture?.length ?? 0,
  thumbnailBytes: thumbnail?.length ?? 0,
};
writeAll(3, Buffer.from(JSON.stringify(answer)));
closeSync(3);
if (thumbnail) writeAll(4, thumbnail);
closeSync(4);
if (picture && !process.stdout.write(picture)) await once(process.stdout, 'drain');
process.stdout.end();

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}
