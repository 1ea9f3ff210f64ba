import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who works here: git's user, or else the user of the operating system. */
export async function localAuthor(): Promise<string> {
  return (await git('config', 'user.name')) ?? userInfo().username;
}

/** The commit of the files in a folder; undefined if some are not committed, because then it says too little. */
export async function commitOf(folder: string): Promise<string | undefined> {
  const changes = await git('-C', folder, 'status', '--porcelain');
  return changes === '' ? git('-C', folder, 'rev-parse', 'HEAD') : undefined;
}

async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args)).stdout.trim();
  } catch {
    // Not installed, not a checkout, or not set.
    return undefined;
  }
}
