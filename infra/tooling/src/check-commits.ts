import { execFileSync } from 'node:child_process';

/**
 * `node --import tsx infra/tooling/src/check-commits.ts`: fails if one of the last hundred commits has a subject of more than
 * 72 characters, which tools that list commits cut off.
 */
const subjects = execFileSync('git', ['log', '-100', '--format=%s'], { encoding: 'utf8' }).split('\n');
const long = subjects.filter((subject) => subject.length > 72);
for (const subject of long) process.stdout.write(`A commit's subject is over 72 characters: ${subject}\n`);
process.exitCode = long.length > 0 ? 1 : 0;
