import { execFileSync } from 'node:child_process';

/**
 * `node --import tsx infra/tooling/src/check-commits.ts`: names those of the last hundred commits whose subject has more than 72
 * characters, which tools that list commits cut off. It only warns, because a commit that others build on can't be mended.
 */
const subjects = execFileSync('git', ['log', '-100', '--format=%s'], { encoding: 'utf8' }).split('\n');
for (const subject of subjects.filter(({ length }) => length > 72)) {
  process.stdout.write(`warning: a commit's subject is over 72 characters: ${subject}\n`);
}
