import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Writes these files to one folder and checks it with the repository's own settings. */
async function check(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '--config', 'oxlint.config.ts', '--format', 'unix', folder],
      { cwd: root },
      (_error, output) => resolve({ code: child.exitCode, output }),
    );
  });
}

const tsconfig = (options: object = {}) =>
  JSON.stringify({
    compilerOptions: { strict: true, module: 'esnext', moduleResolution: 'bundler', types: [], ...options },
    include: ['*.ts'],
  });

it('reports wrong types with the options of each workspace, and what only types tell', async () => {
  const { code, output } = await check({
    'kit/tsconfig.json': tsconfig({ lib: ['es2024'] }),
    'kit/length.ts': 'export const length: number = "long";\nexport const title = document.title;\n',
    'slice/tsconfig.json': tsconfig({ lib: ['es2024', 'dom'] }),
    'slice/page.ts': 'export const title = document.title;\nPromise.resolve(title);\n',
  });
  expect(code).toBe(1);
  expect(output).toMatch(/kit\/length\.ts:1:14:.*TS2322/);
  expect(output).toMatch(/kit\/length\.ts:2:22:.*TS2584/);
  expect(output).toMatch(/slice\/page\.ts:2:1:.*no-floating-promises/);
  expect(output).not.toMatch(/slice\/page\.ts:1/);
});

it('finds nothing in sound files', async () => {
  const files = { 'tsconfig.json': tsconfig({ lib: ['es2024'] }), 'length.ts': 'export const length: number = 1;\n' };
  expect(await check(files)).toMatchObject({ code: 0 });
});
