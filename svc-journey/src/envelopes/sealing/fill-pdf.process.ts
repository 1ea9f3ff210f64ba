/**
 * A process of its own for one PDF: what it crashes, fills, or blocks is only itself, and it holds no key. Reads from standard input
 * the length of a job in four bytes, the job as JSON, and the file. Writes its result as JSON to descriptor 3, and then a filled file
 * to standard output.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fillJob } from './fill-job.js';
import { checkPdf, fillPdf } from './fill-pdf.js';

const input = await buffer(process.stdin);
const jobEnd = 4 + input.readUInt32BE(0);
const job = fillJob.parse(JSON.parse(input.subarray(4, jobEnd).toString()));
const file = input.subarray(jobEnd);
const result = await checkPdf(file);
const filled = job.kind === 'fill' && result.usable ? await fillPdf(file, job) : undefined;
writeSync(3, JSON.stringify(filled ? { usable: true, pages: filled.pages } : result));
if (filled && !process.stdout.write(filled.pdf)) await once(process.stdout, 'drain');
process.stdout.end();
