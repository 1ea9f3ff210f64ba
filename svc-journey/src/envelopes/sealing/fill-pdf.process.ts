/**
 * A process of its own for one PDF: what it crashes, fills, or blocks is only itself, and it holds no key. Reads from standard input
 * a job in a line and then the file, or files. Writes to descriptors: to 3 its result as JSON, and to 4 a filled or merged file.
 */
import { closeSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fillJob, type FillJob, type FillResult } from './fill-job.js';
import { checkPdf, fillPdf, mergePdfs } from './fill-pdf.js';

const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const { result, pdf } = await run(
  fillJob.parse(JSON.parse(input.subarray(0, end).toString())),
  input.subarray(end + 1),
);
writeFileSync(3, JSON.stringify(result));
closeSync(3);
writeFileSync(4, pdf);

async function run(job: FillJob, given: Buffer): Promise<{ readonly result: FillResult; readonly pdf: Uint8Array }> {
  switch (job.kind) {
    case 'check':
      return { result: await checkPdf(given), pdf: new Uint8Array() };
    case 'merge': {
      const merged = await mergePdfs(partsOf(given, job.lengths));
      return { result: await checkPdf(merged), pdf: merged };
    }
    case 'fill': {
      // It was checked before anyone could sign it.
      const { pages, pdf } = await fillPdf(given, job);
      return { result: { usable: true, pages }, pdf };
    }
  }
}

function partsOf(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  let start = 0;
  return lengths.map((length) => bytes.subarray(start, (start += length)));
}
