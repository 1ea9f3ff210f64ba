import { access } from 'node:fs/promises';
import { EngineStartError } from '../errors.js';
import { findProgram, runCommand, type CommandResult } from '../run-command.js';

/** What the embedded engines need on the host: a program or file, and the package that contains it. */
const TOOLS = {
  bwrap: 'bubblewrap',
  mmdebstrap: 'mmdebstrap',
  keyring: 'debian-archive-keyring',
  newuidmap: 'uidmap',
} as const;

export type Tool = keyof typeof TOOLS;

const KEYRING_FILE = '/usr/share/keyrings/debian-archive-keyring.gpg';

export interface ToolContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
  readonly isRoot: boolean;
}

/** Checks for the tools; as root, installs missing ones with apt. Changes nothing else on the host. */
export async function ensureTools(tools: readonly Tool[], context: ToolContext): Promise<void> {
  const missing = await missingPackages(tools, context.environment);
  if (missing.length === 0) return;
  if (!context.isRoot) throw new EngineStartError(installHint(missing));
  context.report(`Installing ${missing.join(' and ')} with apt`);
  if ((await install(missing, context)).code === 0) return;
  await apt(['update'], context, context.signal);
  const second = await install(missing, context);
  if (second.code !== 0) throw new EngineStartError(`${installHint(missing)} (${aptReason(second.output)})`);
}

/** Can be canceled while it downloads, but not while dpkg works: that would leave half an installation on the host. */
async function install(packages: readonly string[], context: ToolContext): Promise<CommandResult> {
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  const downloaded = await apt([...install, '--download-only'], context, context.signal);
  if (downloaded.code !== 0) return downloaded;
  const installed = await apt(install, context);
  context.signal.throwIfAborted();
  return installed;
}

function apt(args: readonly string[], { environment }: ToolContext, signal?: AbortSignal): Promise<CommandResult> {
  return runCommand(['apt-get', ...args], {
    environment: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    ...(signal && { signal }),
  });
}

/** Instructions for someone without root. */
export function installHint(packages: readonly string[]): string {
  return `${packages.join(' and ')} must be installed once by an administrator: apt-get install ${packages.join(' ')}`;
}

/** The line in the output of apt or mmdebstrap that says what is wrong: the first error, else the last line. */
export function aptReason(output: string): string {
  const lines = output.trim().split('\n');
  const error = lines.find((line) => /^(E:|Err:|error:)/i.test(line.trim()));
  return (error ?? lines.at(-1) ?? '').trim();
}

async function missingPackages(tools: readonly Tool[], environment: NodeJS.ProcessEnv): Promise<string[]> {
  const present = await Promise.all(tools.map((tool) => isPresent(tool, environment)));
  return tools.filter((_, index) => !present[index]).map((tool) => TOOLS[tool]);
}

async function isPresent(tool: Tool, environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (tool !== 'keyring') return (await findProgram(tool, environment)) !== undefined;
  return access(KEYRING_FILE).then(
    () => true,
    () => false,
  );
}
