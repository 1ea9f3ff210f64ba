import { bundleService } from '@hearthway/tooling/esbuild';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pdfOf, photo } from '../testing/sample-files.js';

const run = promisify(execFile);
const documents = join(import.meta.dirname, '..');
const program = (path: string): string => join(documents, path);

describe('a process for a hostile file, started by the built service', () => {
  let folder: string;
  beforeAll(async () => {
    // Near the packages, as the service’s build is.
    const parent = join(documents, '../../.data');
    mkdirSync(parent, { recursive: true });
    folder = mkdtempSync(join(parent, 'built-'));
    await bundleService(
      {
        'start-probe': program('testing/start-probe.ts'),
        probe: program('testing/probe.ts'),
        'inspect-one': program('testing/inspect-one.ts'),
        'inspect-file': program('inspector/inspect-file.process.ts'),
        'draw-page': program('drawing/draw-page.process.ts'),
      },
      folder,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // The shell that sets the limits adds the folder.
  it('reads no file but its own, writes none, starts nothing, knows no secret, and ends with the service', async () => {
    const service = spawn(process.execPath, [join(folder, 'start-probe.js'), '60000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(service.stdout, 'data')) as [Buffer];
    const { pid, worked, environment } = JSON.parse(line.toString()) as Record<string, unknown>;
    expect({ worked, environment }).toEqual({ worked: [], environment: ['PWD'] });
    expect(isRunning(Number(pid))).toBe(true);
    service.kill('SIGKILL');
    await eventually(() => expect(isRunning(Number(pid))).toBe(false));
  });

  it('is ended when it computes too long', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'start-probe.js'), '1000']);
    expect(stdout.trim().split('\n').at(-1)).toBe('time');
  });

  it.each([
    ['PDF', () => pdfOf(['Statement']), { pages: 1 }, false],
    ['photo', () => photo('jpeg'), { type: 'image/jpeg' }, true],
  ] as const)('opens and draws a %s', async (_what, make, found, hasPicture) => {
    const path = join(folder, 'file');
    writeFileSync(path, await make());
    const { stdout } = await run(process.execPath, [join(folder, 'inspect-one.js'), path]);
    const { inspection, bytes, thumbnail, drawn } = JSON.parse(stdout) as Record<string, unknown>;
    expect(inspection).toMatchObject({ taken: true, ...found });
    expect([Number(bytes) > 0, Number(thumbnail) > 0, Number(drawn) > 1_000]).toEqual([hasPicture, hasPicture, true]);
  });
});

/** Where there is no `/proc`, the system’s limit of computing ends it. */
function isRunning(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return false;
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
