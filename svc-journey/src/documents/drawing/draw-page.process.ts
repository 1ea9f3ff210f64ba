/** A process of its own for one page. Reads a task in a line and then the file from standard input, and writes the picture to 3. */
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { drawPage, type DrawingTask } from './draw-page.js';

// pdf.js leaves failures behind that nobody waits for. Those of what we wait for are caught.
process.on('unhandledRejection', () => undefined);

const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const { request, fontFile } = JSON.parse(input.subarray(0, end).toString()) as DrawingTask;
writeFileSync(3, await drawPage(input.subarray(end + 1), request, fontFile));
