/**
 * A process of its own for one PDF: what it crashes, fills, or blocks is only itself, and it holds no key. Reads from standard input
 * a job in a line and then the file, or files. Writes to descriptors: to 3 its result as JSON, and to 4 a filled or merged file.
 */
import { closeSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fillJob } from './fill-job.js';
import { checkPdf, fillPdf, mergePdfs } from './fill-pdf.js';

const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const job = fillJob.parse(JSON.parse(input.subarray(0, end).toString()));
const given = input.subarray(end + 1);
const file = job.kind === 'merge' ? await mergePdfs(partsOf(given, job.lengths)) : given;
const result = await checkPdf(file);
const filled = job.kind === 'fill' && result.usable ? await fillPdf(file, job) : undefined;
writeFileSync(3, JSON.stringify(filled ? { usable: true, pages: filled.pages } : result));
closeSync(3);
writeFileSync(4, filled?.pdf ?? (job.kind === 'merge' ? file : ''));

function partsOf(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  let start = 0;
  return lengths.map((length) => bytes.subarray(start, (start += length)));
}
