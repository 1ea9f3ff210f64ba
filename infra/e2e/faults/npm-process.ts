import { repositoryRoot } from '@hearthway/system';
import { spawn, type ChildProcess } from 'node:child_process';
import { watchProcessTree, type ProcessTree } from './process-tree.js';

export interface NpmProcess {
  readonly child: ChildProcess;
  readonly tree: ProcessTree;
  readonly output: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

export interface NpmOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly folder?: string;
  /** In a terminal of its own, which closes when the child is killed. */
  readonly inTerminal?: boolean;
}

/** Runs a script of the root's package.json the way a person or a supervisor does: by npm itself. */
export function runNpm(script: readonly string[], { environment, folder, inTerminal = false }: NpmOptions): NpmProcess {
  const npm = ['npm', ...script];
  const [program = '', ...args] = inTerminal
    ? ['script', '--quiet', '--return', '--command', npm.join(' '), '/dev/null']
    : npm;
  const child = spawn(program, args, {
    cwd: folder ?? repositoryRoot,
    env: withoutNpm(environment),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const tree = watchProcessTree(child.pid ?? 0);
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return { child, tree, output: () => output, ended };
}

/** As in a terminal of somebody who has not come here through npm. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')));
}
