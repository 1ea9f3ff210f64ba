import pLimit from 'p-limit';
import {
  collect,
  sendTo,
  startProcess,
  usualLimits,
  type LimitedProcess,
  type ProcessLimits,
} from '../processes/limited-process-client.js';
import { exactly } from './exactly.js';
import { inspectorAnswer, outputLimits, type Inspection, type InspectorAnswer } from './inspection.js';

export interface InspectedFile {
  readonly inspection: Inspection;
  /**
   * The picture that takes the place of the file; read it to its end.
   * @throws Error in the stream if it isn’t whole
   */
  readonly picture: AsyncIterable<Uint8Array> | undefined;
  /** The picture as WebP, at most 480 pixels wide and high; `undefined` for what is none. */
  readonly thumbnail: Buffer | undefined;
}

/**
 * Has a file opened in a process of its own, and passes what it found to `use`. That process gets no secret, and is ended when it
 * takes too long or too much memory.
 * @throws Error if the file can’t be read, or that process doesn’t start: try again later
 */
export type InspectFile = <Result>(
  file: AsyncIterable<Uint8Array>,
  use: (inspected: InspectedFile) => Promise<Result>,
) => Promise<Result>;

/** Of what is read from it: the longest text, as JSON. */
const answerBytes = 1024 * 1024;

export function createInspector(limits: ProcessLimits = usualLimits): InspectFile {
  const inTurn = pLimit(limits.concurrency);
  return (file, use) => inTurn(() => inspectOne(file, use, limits));
}

async function inspectOne<Result>(
  file: AsyncIterable<Uint8Array>,
  use: (inspected: InspectedFile) => Promise<Result>,
  limits: ProcessLimits,
): Promise<Result> {
  const inspector = startProcess({ folder: 'inspector', name: 'inspect-file' }, limits, 3);
  const [answer, thumbnail, picture] = inspector.outputs;
  if (!picture || !answer || !thumbnail) throw new Error('The inspector has no streams');
  const sending = sendTo(inspector, file);
  try {
    const [written, small] = await Promise.all([
      collect(answer, answerBytes),
      collect(thumbnail, outputLimits.thumbnail),
    ]);
    sending.requireWhole();
    const { inspection, pictureBytes, thumbnailBytes } = read(written) ?? (await explain(inspector, written));
    return await use({
      inspection,
      picture: pictureBytes > 0 ? exactly(picture, pictureBytes) : undefined,
      thumbnail: thumbnailBytes > 0 && small?.length === thumbnailBytes ? small : undefined,
    });
  } finally {
    inspector.kill();
    await Promise.allSettled([inspector.ended, sending.ended]);
  }
}

function read(written: Buffer | undefined): InspectorAnswer | undefined {
  try {
    return inspectorAnswer.parse(JSON.parse(String(written)));
  } catch {
    return undefined;
  }
}

/** Without an answer, the file has crashed it or taken too much, if it began at all. */
async function explain(inspector: LimitedProcess, written: Buffer | undefined): Promise<InspectorAnswer> {
  const code = await inspector.ended;
  const limit = inspector.exceeded();
  if (written?.length === 0 && !limit) throw new Error(`The inspector did not start: it ended with ${code}`);
  return {
    inspection: { taken: false, refusal: limit ? refusals[limit] : 'damaged' },
    pictureBytes: 0,
    thumbnailBytes: 0,
  };
}

const refusals = { time: 'too-slow', memory: 'too-large-inside' } as const;
