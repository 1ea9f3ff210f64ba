/**
 * `fill-mutated.ts <file> <first> <count>`: checks damaged copies of a PDF, and fills those that can be signed, in one process. Prints
 * the number before each, and then what was found. One that can be signed but not filled ends the process.
 */
import { readFileSync } from 'node:fs';
import { mutate } from '../../documents/testing/index.js';
import { writePdf } from '../../pdf/index.js';
import { checkPdf, fillPdf } from '../sealing/fill-pdf.js';

const [path = '', first = '0', count = '0'] = process.argv.slice(2);
const file = readFileSync(path);
const at = '2026-11-20T10:00:00.000Z';
const certificate = await writePdf({ title: 'Certificate', lead: '', writtenAt: new Date(at), blocks: [] });
const certificatePages = Buffer.from(certificate).toString('base64');
const place = { kind: 'signature', page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.05 } as const;
const fields = [{ ...place, value: 'Sam Lee' }];
for (let number = Number(first); number < Number(first) + Number(count); number += 1) {
  process.stdout.write(`${number} `);
  const started = performance.now();
  const damaged = mutate(file, number);
  const { usable } = await checkPdf(damaged);
  if (usable) {
    await fillPdf(damaged, { kind: 'fill', fields, certificatePages, title: 'Offer', auditSha256: '', at });
  }
  process.stdout.write(`${usable ? 'filled' : 'refused'} ${Math.round(performance.now() - started)}\n`);
}
