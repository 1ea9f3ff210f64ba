import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that a folder shows. None if git doesn't keep it, or it was changed since.
 * @returns `changed` if a commit would say what isn't so
 */
export async function commitOf(folder: string): Promise<{ commit?: string; changed: boolean }> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout.trim();
  try {
    await git('ls-files', '--error-unmatch', 'package.json');
    const commit = await git('rev-parse', 'HEAD');
    return (await git('status', '--porcelain')) === '' ? { commit, changed: false } : { changed: true };
  } catch {
    return { changed: false };
  }
}
