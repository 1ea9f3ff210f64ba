/** A program that tries what one that handles hostile files must not be able to do. Writes what worked to 3. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const attempts = {
  readPasswords: () => readFileSync('/etc/passwd'),
  readParent: () => readFileSync(`/proc/${process.ppid}/environ`),
  readSettings: () => readFileSync('.env'),
  write: () => writeFileSync('/tmp/hearthway-probe', 'x'),
  execute: () => execFileSync('/bin/true'),
};

const worked = Object.entries(attempts).flatMap(([name, attempt]) => {
  try {
    attempt();
    return [name];
  } catch {
    return [];
  }
});
writeFileSync(3, `${JSON.stringify({ pid: process.pid, worked, environment: Object.keys(process.env) })}\n`);
// What a hostile file could make of it.
for (;;);
