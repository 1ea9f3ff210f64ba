import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { collect, startProcess, usualLimits, type ProcessLimits } from '../../documents/index.js';
import { fillResult, type FillJob, type FillResult } from './fill-job.js';

export interface FilledPdf {
  readonly result: FillResult;
  /** Empty unless it was to be merged or filled, and could be. */
  readonly pdf: Buffer;
}

/**
 * Has a PDF checked, merged, or filled in a process of its own. A file that crashes it, or takes too much, isn’t usable.
 * @throws Error if that process doesn’t start: try again later
 */
export type RunFillJob = (file: Buffer, job: FillJob) => Promise<FilledPdf>;

const resultBytes = 1_024;
/** The largest file that is taken, with fonts, marks, and the pages of the certificate. */
const filledBytes = 40 * 1024 * 1024;
const unusable: FilledPdf = { result: { usable: false }, pdf: Buffer.alloc(0) };

export function createFillJobs(limits: ProcessLimits = usualLimits): RunFillJob {
  const inTurn = pLimit(limits.concurrency);
  return (file, job) => inTurn(() => runOne(file, job, limits));
}

async function runOne(file: Buffer, job: FillJob, limits: ProcessLimits): Promise<FilledPdf> {
  const filler = startProcess({ folder: '../envelopes/sealing', name: 'fill-pdf' }, limits, 2);
  const [answer, output] = filler.outputs;
  if (!answer || !output) throw new Error('The process for a PDF has no outputs');
  const sending = pipeline([Buffer.from(`${JSON.stringify(job)}\n`), file], filler.input).catch(() => undefined);
  try {
    const [said, pdf] = await Promise.all([collect(answer, resultBytes), collect(output, filledBytes)]);
    if (!said || !pdf) filler.kill();
    const code = await filler.ended;
    const result = read(said);
    return code === 0 && result && pdf ? { result, pdf } : unusable;
  } finally {
    filler.kill();
    await sending;
  }
}

function read(said: Buffer | undefined): FillResult | undefined {
  try {
    return fillResult.parse(JSON.parse(String(said)));
  } catch {
    return undefined;
  }
}
