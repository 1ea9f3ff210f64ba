import { spawn } from 'node:child_process';
import { access, chmod, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { diesWithUs } from '../dies-with-us.js';
import { EngineStartError } from '../errors.js';
import { waitForLock } from '../lock-file.js';
import { runCommand } from '../run-command.js';
import { aptReason, ensureTools, type ToolContext } from './apt-tools.js';
import { readDebianTree, type DebianTree } from './debian-tree.js';
import { recipeDigest, treeCommand, unpackCommand } from './recipe.js';

/**
 * The tree that both engines run from, created at a user's first start and kept outside of any checkout. One start at a
 * time builds it under another name and renames it when it is complete.
 */
export async function ensureCachedTree(context: ToolContext): Promise<DebianTree> {
  const cache = cacheFolder(context.environment);
  const folder = join(cache, recipeDigest());
  if (!(await exists(folder))) {
    await mkdir(cache, { recursive: true, mode: 0o755 });
    const lock = await waitForLock(`${folder}.lock`, context.signal, (pid) =>
      context.report(`Process ${pid} is fetching the engines; waiting for it`),
    );
    try {
      if (!(await exists(folder))) await buildTree(folder, context);
    } finally {
      await lock.release();
    }
  }
  return readDebianTree(folder);
}

/** `${XDG_CACHE_HOME:-~/.cache}/hearthway/engines` */
export function cacheFolder(environment: NodeJS.ProcessEnv): string {
  const { XDG_CACHE_HOME: named = '', HOME: home = homedir() } = environment;
  return join(named === '' ? join(home, '.cache') : named, 'hearthway', 'engines');
}

async function buildTree(folder: string, context: ToolContext): Promise<void> {
  const started = performance.now();
  await ensureTools(context.isRoot ? ['mmdebstrap', 'keyring'] : ['mmdebstrap', 'keyring', 'newuidmap'], context);
  context.report('Fetching the engines from Debian (once, about 30 s and 600 MB)');
  const building = `${folder}.building`;
  await rm(building, { recursive: true, force: true });
  try {
    await (context.isRoot ? buildAsRoot(building, context) : buildAsUser(building, context));
    await chmod(building, 0o755);
    await mkdir(join(building, 'data'), { mode: 0o755 });
    await rename(building, folder);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    context.signal.throwIfAborted();
    throw error;
  }
  context.report(`Fetched the engines into ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function buildAsRoot(building: string, { environment, signal }: ToolContext): Promise<void> {
  const command = [...(await diesWithUs(environment, 'TERM')), ...treeCommand({ folder: building })];
  const result = await runCommand(command, { environment, signal });
  if (result.code !== 0) throw fetchFailed(result.output);
}

async function buildAsUser(building: string, { environment, signal }: ToolContext): Promise<void> {
  await mkdir(building, { mode: 0o755 });
  const [makeProgram = '', ...makeArgs] = [...(await diesWithUs(environment, 'TERM')), ...treeCommand('archive')];
  const [unpackProgram = '', ...unpackArgs] = unpackCommand(building);
  const make = spawn(makeProgram, makeArgs, { env: environment, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  const unpack = spawn(unpackProgram, unpackArgs, { env: environment, signal, stdio: ['pipe', 'ignore', 'pipe'] });
  const messages: Buffer[] = [];
  for (const child of [make, unpack]) child.stderr.on('data', (chunk: Buffer) => messages.push(chunk));
  const codes = Promise.all([closed(make), closed(unpack)]);
  const piped = pipeline(make.stdout, unpack.stdin).catch(() => undefined);
  const [made, unpacked] = await codes;
  await piped;
  if (made !== 0 || unpacked !== 0) throw fetchFailed(Buffer.concat(messages).toString('utf8'));
}

function closed(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
}

/** The error for a tree that could not be created, with what to do about it, derived from mmdebstrap's output. */
export function fetchFailed(output: string): EngineStartError {
  const reason = aptReason(output);
  const advice = output.includes('unable to pick chroot mode')
    ? 'without root it takes a range of user ids for this user in /etc/subuid and /etc/subgid (usermod --add-subuids)'
    : 'is there a network, and does apt-get update work?';
  return new EngineStartError(`the engines could not be fetched from Debian's mirror (${reason}); ${advice}`);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
