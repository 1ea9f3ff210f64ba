import pLimit from 'p-limit';
import { collect, sendTo, startProcess, usualLimits, type ProcessLimits } from '../processes/limited-process-client.js';
import { fontFiles } from '../../pdf/index.js';
import type { DrawingTask, PageRequest } from './draw-page.js';

/**
 * A JPEG of one page in a process of its own; `undefined` if the file crashes it or takes too much.
 * @throws Error if the file can’t be read
 */
export type DrawPage = (file: AsyncIterable<Uint8Array>, request: PageRequest) => Promise<Buffer | undefined>;

const pictureBytes = 8 * 1024 * 1024;

/** Has a queue of its own, so that people viewing shared pages don’t hold up upload checks. */
export function createPageDrawer(limits: ProcessLimits = { ...usualLimits, milliseconds: 30_000 }): DrawPage {
  const inTurn = pLimit(limits.concurrency);
  return (file, request) => inTurn(() => drawOne(file, request, limits));
}

async function drawOne(
  file: AsyncIterable<Uint8Array>,
  request: PageRequest,
  limits: ProcessLimits,
): Promise<Buffer | undefined> {
  const drawer = startProcess({ folder: 'drawing', name: 'draw-page' }, limits);
  const [output] = drawer.outputs;
  if (!output) throw new Error('The drawing process has no output');
  const sending = sendTo(drawer, withRequest(request, file));
  try {
    const picture = await collect(output, pictureBytes);
    if (!picture) drawer.kill();
    const code = await drawer.ended;
    sending.requireWhole();
    return code === 0 && picture && picture.length > 0 ? picture : undefined;
  } finally {
    drawer.kill();
    await sending.ended;
  }
}

async function* withRequest(request: PageRequest, file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const task: DrawingTask = { request, fontFile: fontFiles.bold };
  yield Buffer.from(`${JSON.stringify(task)}\n`);
  yield* file;
}
