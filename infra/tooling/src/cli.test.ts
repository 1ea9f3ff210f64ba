import { describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from './testing/on-test-finished.js';

const launcher = join(import.meta.dirname, '../bin/hearthway');

async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'a front end ')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(program: string, args: readonly string[], cwd: string) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile('sh', [program, ...args], { cwd }, (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

describe('the command hearthway', () => {
  it('says what it can do, and what it could not', async () => {
    const folder = await temporaryFolder();
    const [help, unknown, wrong, nowhere, elsewhere] = await Promise.all([
      run(launcher, ['--help'], folder),
      run(launcher, ['bulid'], folder),
      run(launcher, ['build', '--outptu', 'x'], folder),
      run(launcher, ['dev', '--into', 'localhost:8080'], folder),
      run(launcher, ['build'], folder),
    ]);
    expect(help).toEqual({ code: 0, output: expect.stringContaining('hearthway build [--output <folder>]') });
    expect(unknown).toEqual({ code: 2, output: expect.stringContaining('There is no command bulid') });
    expect(wrong).toEqual({ code: 2, output: expect.stringContaining('--outptu') });
    expect(nowhere).toEqual({ code: 2, output: expect.stringContaining('localhost:8080 is no address of a site') });
    expect(elsewhere).toEqual({ code: 1, output: `${folder} is no front end: it has no webpack.config.ts\n` });
  });

  it('ends as usual when nobody reads on, as with `| head`', async () => {
    const child = spawn('sh', [launcher, 'release', '--help'], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('doesn’t serve where something listens', async () => {
    const folder = await temporaryFolder();
    const server = createServer();
    onTestFinished(() => new Promise((closed) => server.close(closed)));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    await writeFile(join(folder, 'webpack.config.ts'), `export default () => ({ devServer: { port: ${port} } });`);
    const { code, output } = await run(launcher, ['dev'], folder);
    expect([code, output]).toEqual([1, expect.stringMatching(`^Port ${port} is in use.*--port\n$`)]);
  });

  it('deletes nothing but builds', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/page.ts'), '');
    const { code, output } = await run(launcher, ['build', '--output', 'src'], folder);
    expect(code).toBe(1);
    expect(output).toContain('src has files that are no build');
    expect(await readdir(join(folder, 'src'))).toEqual(['page.ts']);
  });

  it('runs with the Node of the host where it is installed alone, through a link', async () => {
    const folder = await temporaryFolder();
    const installed = join(folder, 'node_modules/@hearthway/tooling/bin');
    await cp(launcher, join(installed, 'hearthway'), { recursive: true });
    await writeFile(join(installed, 'hearthway.mjs'), 'console.log(process.cwd(), process.argv.slice(2));');
    const linked = join(folder, 'node_modules/.bin/hearthway');
    await mkdir(dirname(linked));
    await symlink('../@hearthway/tooling/bin/hearthway', linked);
    expect(await run(linked, ['build', 'two words'], folder)).toEqual({
      code: 0,
      output: `${folder} [ 'build', 'two words' ]\n`,
    });
  });
});
