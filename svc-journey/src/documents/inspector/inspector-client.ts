import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import {
  collect,
  startProcess,
  usualLimits,
  watchOver,
  type ProcessLimits,
} from '../processes/limited-process-client.js';
import { inspection, type Inspection } from './inspection.js';

/** What was found, and the picture that takes the place of the file. Read it to its end, or `end` it. */
export interface InspectedFile {
  readonly inspection: Inspection;
  readonly picture: AsyncIterable<Uint8Array> | undefined;
}

/**
 * Has a file opened in a process of its own, and passes what it found to `use`. That process gets no secret, and is ended when it
 * takes too long or too much memory.
 */
export type InspectFile = <Result>(
  file: AsyncIterable<Uint8Array>,
  use: (inspected: InspectedFile) => Promise<Result>,
) => Promise<Result>;

/** Of what is read from it: the longest text, as JSON. */
const findingsBytes = 1024 * 1024;

export function createInspector(limits: ProcessLimits = usualLimits): InspectFile {
  const inTurn = pLimit(limits.concurrency);
  return (file, use) => inTurn(() => inspectOne(file, use, limits));
}

async function inspectOne<Result>(
  file: AsyncIterable<Uint8Array>,
  use: (inspected: InspectedFile) => Promise<Result>,
  limits: ProcessLimits,
): Promise<Result> {
  const child = startProcess({ folder: 'inspector', name: 'inspect-file' });
  const [input, output, , findings] = child.stdio;
  if (!input || !output || !(findings instanceof Readable)) throw new Error('The inspector has no streams');
  const watch = watchOver(child, limits);
  const ended = once(child, 'close');
  // It may say no before it has read everything.
  const sending = pipeline(file, input).catch((error: unknown) => error ?? new Error('The file could not be read'));
  try {
    const found = read(await collect(findings, findingsBytes), watch.wasTooSlow);
    const sent = await sending;
    if (sent !== undefined && found.taken) throw new Error('The file was not read to its end', { cause: sent });
    return await use({ inspection: found, picture: found.taken && found.rewritten ? output : undefined });
  } finally {
    watch.stop();
    child.kill('SIGKILL');
    await ended;
  }
}

/** Without an answer, the file has crashed it or taken too much. */
function read(findings: Buffer | undefined, wasTooSlow: () => boolean): Inspection {
  try {
    return inspection.parse(JSON.parse(String(findings)));
  } catch {
    return { taken: false, refusal: wasTooSlow() ? 'too-slow' : 'damaged' };
  }
}
