import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const program = join(import.meta.dirname, 'check-types.ts');

/** Writes workspaces with these files to one folder. */
async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
  return folder;
}

function checkTypes(folder: string, workspaces: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), program, ...workspaces],
      { cwd: folder },
      (_error, output) => resolve({ code: child.exitCode ?? -1, output }),
    );
  });
}

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    lib: ['es5'],
  },
  include: ['*.ts'],
});

it('reports each error once, in the workspace of its file, and counts failed workspaces', async () => {
  const folder = await write({
    'kit/tsconfig.json': tsconfig,
    'kit/length.ts': 'export const length: number = "long";\n',
    'slice/tsconfig.json': tsconfig,
    'slice/page.ts': 'import { length } from "../kit/length.js";\nexport const text: string = length;\n',
    'sound/tsconfig.json': tsconfig,
    'sound/page.ts': 'import { length } from "../kit/length.js";\nexport const number: number = length;\n',
  });
  const { code, output } = await checkTypes(folder, ['kit', 'slice', 'sound']);
  expect(code).toBe(2);
  expect(output.match(/TS2322/g)).toHaveLength(2);
  const plain = stripVTControlCharacters(output);
  expect(plain).toContain('kit/length.ts:1:14');
  expect(plain).toContain('slice/page.ts:2:14');
});

it('reports an unknown option', async () => {
  const folder = await write({
    'slice/tsconfig.json': JSON.stringify({ compilerOptions: { noEmit: true, strickt: true }, include: ['*.ts'] }),
    'slice/page.ts': 'export {};\n',
  });
  const { code, output } = await checkTypes(folder, ['slice']);
  expect(code).toBe(1);
  expect(output).toContain('strickt');
});
