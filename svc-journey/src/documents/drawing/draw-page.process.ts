/** A process of its own for one page. Reads the request in a line and then the file from standard input, and writes the picture. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { drawPage, type DrawingTask } from './draw-page.js';

const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const { request, fontFile } = JSON.parse(input.subarray(0, end).toString()) as DrawingTask;
const picture = await drawPage(input.subarray(end + 1), request, fontFile);
if (!process.stdout.write(picture)) await once(process.stdout, 'drain');
process.stdout.end();
