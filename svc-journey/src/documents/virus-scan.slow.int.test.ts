import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirusScan } from './index.js';

/** Debian’s package clamav-daemon has it. Without it, there is nothing to test against. */
const program = process.env['CLAMD_PROGRAM'] ?? '/usr/sbin/clamd';
const withClamd = existsSync(program) ? describe : describe.skip;

/** The text that scanners agreed on for tests, in two parts, so that none takes this file for it. */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

withClamd('a scan by clamd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.sock');
  let clamd: ChildProcess;
  beforeAll(async () => {
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db/own.ndb'), `Test.Virus:0:*:${Buffer.from(testVirus).toString('hex')}\n`);
    const settings = [`LocalSocket ${socket}`, 'Foreground yes', `DatabaseDirectory ${join(folder, 'db')}`];
    writeFileSync(join(folder, 'clamd.conf'), [...settings, 'StreamMaxLength 30M', ''].join('\n'));
    clamd = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await eventually(() => expect(existsSync(socket)).toBe(true));
  });
  afterAll(() => {
    clamd.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function* parts(...texts: readonly string[]) {
    for (const text of texts) yield await Promise.resolve(Buffer.from(text));
  }

  it('finds what its signatures name, also across the parts of a file', async () => {
    const scan = createVirusScan(`unix://${socket}`);
    expect(await scan(parts('nothing', ' bad'))).toBe('clean');
    expect(await scan(parts(testVirus.slice(0, 30), testVirus.slice(30)))).toBe('malware');
  });

  it('takes a file of 25 MB', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    expect(await createVirusScan(`unix://${socket}`)(parts(...Array.from({ length: 25 }, () => megabyte)))).toBe(
      'clean',
    );
  });

  it('fails, and doesn’t say “clean”, when nobody listens', async () => {
    await expect(createVirusScan('tcp://127.0.0.1:9')(parts('x'))).rejects.toThrow('could not scan');
  });
});
