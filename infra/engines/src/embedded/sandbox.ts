import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EngineStartError } from '../errors.js';
import { runCommand } from '../run-command.js';
import type { DebianTree, TreeUser } from './debian-tree.js';

/** A program in the tree and where it may write. */
export interface SandboxedProgram {
  readonly user: TreeUser;
  /** The engine's folder on the host, as passed to {@link Sandbox.open}. */
  readonly folder: string;
  readonly command: readonly string[];
}

/** A way of running a program inside the Debian tree. */
export interface Sandbox {
  readonly kind: 'user-namespace' | 'chroot';
  /** Creates the folder and returns its path as programs inside see it. */
  open(folder: string): Promise<string>;
  /** Makes the program's user the owner of what is in the folder. */
  handOver(program: Pick<SandboxedProgram, 'user' | 'folder'>): Promise<void>;
  command(program: SandboxedProgram): string[];
}

export interface SandboxContext {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly isRoot: boolean;
}

/** bubblewrap if it can create namespaces; else chroot, if the user is root. */
export async function findSandbox(tree: DebianTree, context: SandboxContext): Promise<Sandbox> {
  const trial = bubblewrapCommand(tree.folder, {
    user: tree.users.postgres,
    folder: tree.folder,
    command: ['/usr/bin/true'],
  }).filter((word, index, words) => word !== '--info-fd' && words[index - 1] !== '--info-fd');
  // Without the signal: a bubblewrap killed halfway leaves its child waiting for it.
  const result = await runCommand(trial, { environment: context.environment });
  context.signal.throwIfAborted();
  if (result.code === 0) return userNamespaceSandbox(tree);
  if (context.isRoot) return chrootSandbox(tree, context);
  throw new EngineStartError(
    `bubblewrap cannot make its namespaces (${result.output.trim()}); an administrator can allow them with ` +
      `sysctl kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0, where the system has these settings`,
  );
}

function userNamespaceSandbox(tree: DebianTree): Sandbox {
  return {
    kind: 'user-namespace',
    async open(folder) {
      await makePrivateFolder(folder);
      return '/data';
    },
    handOver: () => Promise.resolve(),
    command: (program) => bubblewrapCommand(tree.folder, program),
  };
}

/** Everything the engine starts ends with us: `--die-with-parent` ends bubblewrap and thereby its process namespace. */
export function bubblewrapCommand(tree: string, program: SandboxedProgram): string[] {
  return [
    'bwrap',
    ...['--ro-bind', tree, '/', '--bind', program.folder, '/data'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/dev/shm', '--tmpfs', '/tmp', '--tmpfs', '/run'],
    ...['--unshare-pid', '--unshare-user'],
    ...['--uid', String(program.user.uid), '--gid', String(program.user.gid)],
    ...['--die-with-parent', '--as-pid-1', '--info-fd', '3', '--chdir', '/', '--'],
    ...program.command,
  ];
}

/**
 * Without namespaces, nothing can be mounted into the tree. So the data are in the tree, and the requested folder is a
 * link to them.
 */
function chrootSandbox(tree: DebianTree, context: SandboxContext): Sandbox {
  return {
    kind: 'chroot',
    async open(folder) {
      await prepareDevices(tree.folder, context);
      await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
      const inside = await chrootFolder(folder);
      await mkdir(join(tree.folder, inside), { recursive: true, mode: 0o755 });
      await linkTo(join(tree.folder, inside), folder);
      return inside;
    },
    async handOver({ user, folder }) {
      const owner = `${user.uid}:${user.gid}`;
      await runCommand(['chown', '--recursive', '--no-dereference', owner, await realpath(folder)], context);
    },
    command: (program) => chrootCommand(tree.folder, program),
  };
}

export function chrootCommand(tree: string, program: SandboxedProgram): string[] {
  return [
    ...['chroot', tree, 'setpriv'],
    ...[`--reuid=${program.user.uid}`, `--regid=${program.user.gid}`, '--clear-groups', '--pdeathsig=KILL', '--'],
    ...program.command,
  ];
}

async function chrootFolder(folder: string): Promise<string> {
  const parent = await realpath(dirname(folder));
  const key = createHash('sha256').update(parent).digest('hex').slice(0, 12);
  return join('/data', key, basename(folder));
}

async function linkTo(target: string, link: string): Promise<void> {
  const found = await lstat(link).catch(() => undefined);
  if (found !== undefined && !found.isSymbolicLink()) {
    throw new EngineStartError(`${link} has data made with user namespaces, which this system no longer allows`);
  }
  await rm(link, { force: true });
  await symlink(target, link);
}

const DEVICES = [
  ['null', '1', '3'],
  ['zero', '1', '5'],
  ['full', '1', '7'],
  ['random', '1', '8'],
  ['urandom', '1', '9'],
] as const;

async function prepareDevices(tree: string, context: SandboxContext): Promise<void> {
  for (const [name, major, minor] of DEVICES) {
    const path = join(tree, 'dev', name);
    if ((await lstat(path).catch(() => undefined)) !== undefined) continue;
    const made = await runCommand(['mknod', '--mode=666', path, 'c', major, minor], context);
    if (made.code !== 0) throw new EngineStartError(`${path} could not be made: ${made.output.trim()}`);
  }
  await mkdir(join(tree, 'dev/shm'), { recursive: true });
  await chmod(join(tree, 'dev/shm'), 0o1777);
}

async function makePrivateFolder(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => undefined);
  if (found?.isSymbolicLink()) await rm(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
