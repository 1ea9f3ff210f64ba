import { execFile } from 'node:child_process';

interface Ended {
  readonly code: number;
  /** What it printed with `--json`. */
  readonly value: unknown;
  readonly errors: string;
}

/** Runs `npm run release` in a folder, as a team would. */
export function runRelease(
  words: readonly string[],
  { folder, environment }: { folder: string; environment: Readonly<Record<string, string>> },
): Promise<Ended> {
  return new Promise((resolve) => {
    const command = ['run', '--silent', 'release', '--', ...words, '--json'];
    const child = execFile(
      'npm',
      command,
      { cwd: folder, env: { ...withoutNpm(process.env), ...environment }, maxBuffer: 2 ** 26 },
      (_, output, errors) => resolve({ code: child.exitCode ?? 1, value: valueIn(output), errors }),
    );
  });
}

/** A command that didn't even begin prints none. */
function valueIn(output: string): unknown {
  return output === '' ? undefined : JSON.parse(output);
}

/** Like a fresh shell: without the variables that npm sets for its scripts. */
export function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')));
}
