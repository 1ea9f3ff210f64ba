/**
 * A process of its own for one file: what it crashes, fills, or blocks is only itself. Reads the file from standard input, and writes
 * to descriptors: to 3 a line once it can begin, and what it found as JSON; to 4 a thumbnail; to 5 a picture that takes the
 * file’s place.
 */
import { documentLimits } from '@hearthway/contracts/journey';
import { closeSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { prepareInspection } from './inspect.js';
import type { InspectorAnswer } from './inspection.js';

// pdf.js leaves failures behind that nobody waits for. Those of what we wait for are caught.
process.on('unhandledRejection', () => undefined);

const file = await buffer(process.stdin);
const inspect = await prepareInspection(file, documentLimits.fileBytes);
writeFileSync(3, '\n');
const { inspection, picture, thumbnail } = await inspect();
const answer: InspectorAnswer = {
  inspection,
  pictureBytes: picture?.length ?? 0,
  thumbnailBytes: thumbnail?.length ?? 0,
};
writeFileSync(3, JSON.stringify(answer));
closeSync(3);
writeFileSync(4, thumbnail ?? '');
closeSync(4);
writeFileSync(5, picture ?? '');
