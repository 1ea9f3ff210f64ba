import { repositoryRoot } from '@hearthway/system';
import { spawn, type ChildProcess } from 'node:child_process';
import { watchProcessTree, type ProcessTree } from './process-tree.js';

export interface NpmProcess {
  readonly child: ChildProcess;
  readonly tree: ProcessTree;
  readonly output: () => string;
  /** Exit code or signal. */
  readonly ended: Promise<number | string | null>;
}

export interface NpmOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly folder?: string;
  /** Run in its own terminal, which closes when the child is killed. */
  readonly inTerminal?: boolean;
}

/** Runs a root script through npm, as a person or a supervisor would. */
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

/** Like a fresh shell: without the variables npm sets for its scripts. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')));
}
