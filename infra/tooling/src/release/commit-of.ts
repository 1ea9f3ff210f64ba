import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const git = async (folder: string, ...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();

/**
 * The commit that a folder shows. None if git doesn't keep it, or it was changed since.
 * @returns `changed` if a commit would say what isn't so
 */
export async function commitOf(folder: string): Promise<{ commit?: string; changed: boolean }> {
  try {
    await git(folder, 'ls-files', '--error-unmatch', 'package.json');
    const commit = await git(folder, 'rev-parse', 'HEAD');
    return (await git(folder, 'status', '--porcelain')) === '' ? { commit, changed: false } : { changed: true };
  } catch {
    return { changed: false };
  }
}

/** The branch that a folder shows. None if git doesn't keep it, or it shows a commit alone. */
export async function branchOf(folder: string): Promise<string | undefined> {
  try {
    return await git(folder, 'symbolic-ref', '--short', 'HEAD');
  } catch {
    return undefined;
  }
}
