import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordOf } from '../testing/sample-files.js';
import { createVirusScan } from './virus-scan-client.js';

/** Debian’s package clamav-daemon has it. `npm run test:slow` installs that, or says that it can’t. */
const program = process.env['CLAMD_PROGRAM'] ?? '/usr/sbin/clamd';
const withClamd = existsSync(program) ? describe : describe.skip;

/** The text that scanners agreed on for tests, in two parts, so that none takes this file for it. */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

withClamd(`a scan by clamd (${program})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.sock');
  let port: number;
  let clamd: ChildProcess;
  beforeAll(async () => {
    port = await freePort();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/own.ndb'), `Test.Virus:0:*:${Buffer.from(testVirus).toString('hex')}\n`);
    const settings = [
      `LocalSocket ${socket}`,
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      'Foreground yes',
      `DatabaseDirectory ${join(folder, 'database')}`,
      'StreamMaxLength 26M',
    ];
    writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    clamd = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await eventually(() => answers(port), { timeout: 60_000 });
  });
  afterAll(async () => {
    const ended = once(clamd, 'close');
    clamd.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  async function* parts(...texts: readonly (string | Buffer)[]) {
    for (const text of texts) yield await Promise.resolve(Buffer.from(text));
  }

  it.each([
    ['tcp', () => `tcp://127.0.0.1:${port}`],
    ['unix', () => `unix://${socket}`],
  ])('by %s finds what its signatures name, also across the parts of a file', async (_name, url) => {
    const scan = createVirusScan(url());
    expect(await scan(parts('nothing', ' bad'))).toBe('clean');
    expect(await scan(parts(testVirus.slice(0, 30), testVirus.slice(30)))).toBe('malware');
  });

  it('finds it in a packed part of a Word file', async () => {
    const scan = createVirusScan(`tcp://127.0.0.1:${port}`);
    const holding = (text: string) =>
      wordOf({ others: { 'word/embeddings/a.bin': Buffer.from(text.padStart(5_000)) } });
    expect(await scan(parts(await holding('Statement')))).toBe('clean');
    expect(await scan(parts(await holding(testVirus)))).toBe('malware');
  });

  it('takes a file of 25 MB, and fails for one beyond its own limit', async () => {
    const scan = createVirusScan(`tcp://127.0.0.1:${port}`);
    const megabytes = (count: number) => parts(...Array.from({ length: count }, () => 'x'.repeat(1024 * 1024)));
    expect(await scan(megabytes(25))).toBe('clean');
    await expect(scan(megabytes(40))).rejects.toThrow('could not scan');
  });

  it('scans fifty files at once', async () => {
    const scan = createVirusScan(`tcp://127.0.0.1:${port}`);
    const files = Array.from({ length: 50 }, (_, place) =>
      scan(parts(place % 5 === 0 ? testVirus : 'x'.repeat(200_000))),
    );
    const verdicts = await Promise.all(files);
    expect(verdicts.map((verdict) => verdict === 'malware')).toEqual(verdicts.map((_, place) => place % 5 === 0));
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
