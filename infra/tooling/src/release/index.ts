import { createBroker } from './broker/index.js';
import { call, readCommandLine, UsageError } from './command-line.js';
import { printable, processOutput, type Output } from './command-output.js';
import { commands } from './commands/index.js';
import { helpFor } from './help.js';
import { createRegistryClient, RegistryError } from './registry-client.js';

export { publishBuild, type PublishedRelease } from './publish-build.js';
export { createRegistryClient, RegistryError, type RegistryClient } from './registry-client.js';

export interface ReleaseOptions {
  /** A slice's folder, or the root of a checkout. */
  readonly folder: string;
  /** With `HEARTHWAY_REGISTRY` and `HEARTHWAY_TOKEN`. */
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly output?: Output;
}

const exitCodes = { done: 0, failed: 1, usage: 2, notAllowed: 3 } as const;

/** `hearthway release`: publishes a slice and changes what is live. @returns the exit code */
export async function release(args: readonly string[], options: ReleaseOptions): Promise<number> {
  const { folder, environment, signal, output = processOutput } = options;
  const tell = (line: string) => output.tell(printable(line));
  try {
    const line = readCommandLine(args);
    if ('help' in line) {
      output.print(helpFor(line.help));
      return exitCodes.done;
    }
    const registry = createRegistryClient({ ...settingsIn(environment), signal });
    const broker = createBroker(environment, signal);
    const result = await commands[line.verb](line, { registry, broker, folder, environment, signal, tell });
    if (line.json) output.print(JSON.stringify(result.value));
    else for (const text of result.lines) output.print(printable(text));
    return result.isRefusal ? exitCodes.failed : exitCodes.done;
  } catch (caught) {
    const error: unknown = signal?.aborted ? signal.reason : caught;
    if (args.includes('--json')) output.print(JSON.stringify({ error: asValue(error) }));
    for (const text of explained(error)) tell(text);
    return exitCodeOf(error);
  }
}

function settingsIn(environment: NodeJS.ProcessEnv) {
  // Files of secrets often end with a line break.
  const [url, token] = [environment['HEARTHWAY_REGISTRY']?.trim(), environment['HEARTHWAY_TOKEN']?.trim()];
  if (!url) {
    throw new UsageError(
      'No system runs here. Start it at the root of a checkout (npm start), or set HEARTHWAY_REGISTRY to the address of a registry.',
    );
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(`HEARTHWAY_REGISTRY is no address like https://releases.example.com: ${url}`);
  }
  if (!token) {
    throw new UsageError(`Set HEARTHWAY_TOKEN to your credential. An operator makes one: ${call} credentials create`);
  }
  return { url, token };
}

function asValue(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RegistryError) return { message, ...error.problem };
  return { message, code: error instanceof UsageError ? 'command.usage' : 'command.failed' };
}

function explained(error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) return [message, 'Help: --help'];
  return message.split('\n');
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  const status = error instanceof RegistryError ? error.problem.status : undefined;
  return status === 401 || status === 403 ? exitCodes.notAllowed : exitCodes.failed;
}
