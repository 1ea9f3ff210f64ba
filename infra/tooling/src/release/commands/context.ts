import { listReleases } from '@hearthway/contracts/releases';
import { call, UsageError, type CommandLine } from '../command-line.js';
import { minute, type CommandResult } from '../command-output.js';
import type { Broker } from '../broker/index.js';
import type { RegistryClient } from '../registry-client.js';
import { sliceOf } from '../slice-folder.js';

export interface CommandContext {
  readonly registry: RegistryClient;
  readonly broker: Broker | undefined;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  readonly tell: (line: string) => void;
}

/** Does what a command line says. */
export type Command = (line: CommandLine, context: CommandContext) => Promise<CommandResult>;

/** The slice named, or that of the folder. @throws UsageError if there is none */
export function sliceMeant({ slice }: CommandLine, { folder }: CommandContext): string {
  const meant = sliceOf(folder, slice);
  if (meant !== undefined) return meant;
  throw new UsageError('Name the slice, like mf-journey, or go to its folder.');
}

/** The release named, or the newest that was published. */
export async function releaseMeant(
  line: CommandLine,
  context: CommandContext,
): Promise<{ slice: string; version: string }> {
  const slice = sliceMeant(line, context);
  if (line.version !== undefined) return { slice, version: line.version };
  const [newest] = await context.registry.call(listReleases, { params: { slice } });
  if (!newest) throw new Error(`Nothing of ${slice} is published yet. Publish it first: ${call} publish ${slice}`);
  context.tell(
    `The newest release of ${slice} is ${newest.version}, published ${minute(newest.publishedAt)} UTC by ${newest.author}.`,
  );
  return { slice, version: newest.version };
}
