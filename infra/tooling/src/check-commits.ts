import { execFileSync } from 'node:child_process';

/**
 * `node --import tsx infra/tooling/src/check-commits.ts`: lists those of the last hundred commits whose subject exceeds
 * 72 characters, where tools that list commits cut it off. Only warns: a commit that others build on can't be fixed.
 */
const subjects = execFileSync('git', ['log', '-100', '--format=%s'], { encoding: 'utf8' }).split('\n');
for (const subject of subjects.filter(({ length }) => length > 72)) {
  process.stdout.write(`warning: a commit's subject is over 72 characters: ${subject}\n`);
}
