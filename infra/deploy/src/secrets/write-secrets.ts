/** `npm run secrets -w infra/deploy -- <folder>`: new secrets for a site, a file for each process, and what to put into the overlay. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecrets, type Variables } from './new-secrets.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a new folder for the secrets');
const lines = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
const { processes, settings } = newSecrets();
mkdirSync(folder, { mode: 0o700 });
for (const [name, variables] of processes) {
  writeFileSync(join(folder, `${name}.env`), lines(variables), { mode: 0o600, flag: 'wx' });
}
for (const [file, variables] of settings) process.stdout.write(`For ${file} of the overlay:\n${lines(variables)}\n`);
process.stdout.write(`Fill in what is empty in ${folder}/*.env.\n`);
