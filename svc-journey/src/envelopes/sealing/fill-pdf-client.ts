import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { fillResult, type FillJob, type FillResult } from './fill-job.js';

export interface FilledPdf {
  readonly result: FillResult;
  /** Empty unless it was to be filled, and could be. */
  readonly pdf: Buffer;
}

/** Has a PDF checked or filled in a process of its own. A file that crashes it, or takes it too long, isn’t usable. */
export type RunFillJob = (file: Buffer, job: FillJob) => Promise<FilledPdf>;

const milliseconds = 60_000;
/** Each takes some hundred megabytes at most. */
const inTurn = pLimit(2);

export const runFillJob: RunFillJob = (file, job) => inTurn(() => runOne(file, job));

async function runOne(file: Buffer, job: FillJob): Promise<FilledPdf> {
  // Beside the bundle of the service, or in the sources while tests run.
  const isBundle = !import.meta.url.endsWith('.ts');
  const program = fileURLToPath(new URL(isBundle ? './fill-pdf.js' : './fill-pdf.process.ts', import.meta.url));
  const least = isBundle ? ['--permission', '--allow-fs-read=*'] : ['--import', 'tsx'];
  const child = spawn(process.execPath, [...least, '--max-old-space-size=512', '--no-warnings', program], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    env: {},
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  const [input, output, , answer] = child.stdio;
  if (!input || !output || !(answer instanceof Readable)) throw new Error('The process for a PDF has no streams');
  const line = Buffer.from(JSON.stringify(job));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(line.length);
  const ended = once(child, 'close');
  const [said, pdf] = await Promise.all([
    text(answer),
    buffer(output),
    pipeline(Readable.from([length, line, file]), input).catch(() => undefined),
  ]);
  const [code] = (await ended) as [number | null];
  const result = read(said);
  return code === 0 && result ? { result, pdf } : { result: { usable: false }, pdf: Buffer.alloc(0) };
}

function read(said: string): FillResult | undefined {
  try {
    return fillResult.parse(JSON.parse(said));
  } catch {
    return undefined;
  }
}
