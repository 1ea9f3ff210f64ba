import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

it('runs a program as its sources are now, also if it was run before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'program.ts');
  const partSays = (text: string) => writeFileSync(join(folder, 'part.ts'), `export const text: string = '${text}';`);
  const run = async () => {
    const args = ['--import', '@hearthway/tooling/bundled', program, 'argument'];
    return (await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })).stdout;
  };
  writeFileSync(program, "import { text } from './part.js'; process.stdout.write(`${text} ${process.argv[2]}`);");

  partSays('before');
  expect([await run(), await run()]).toEqual(['before argument', 'before argument']);
  partSays('after');
  expect(await run()).toBe('after argument');
});
