import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod/mini';

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const inner = 'mf-a/src/features/list/row.ts';
const files: Record<string, readonly string[]> = {
  [inner]: [],
  'mf-a/src/features/list/index.ts': [inner],
  'mf-a/src/features/list/parts/cell.ts': [inner],
  'mf-a/src/features/other/other.ts': [inner, 'mf-a/src/features/list/index.ts'],
  'mf-a/src/templates/letter/letter.ts': [inner, 'mf-a/src/features/list/index.ts'],
  'mf-a/src/templates/letter/index.ts': ['mf-a/src/templates/letter/letter.ts'],
  'mf-a/src/pages/home/home.ts': [
    inner,
    'mf-a/src/features/list/index.ts',
    'mf-a/src/frame/bar.ts',
    'mf-a/src/frame/index.ts',
    'mf-a/src/templates/letter/letter.ts',
    'mf-a/src/templates/letter/index.ts',
  ],
  'mf-a/src/frame/bar.ts': [inner],
  'mf-a/src/frame/index.ts': ['mf-a/src/frame/bar.ts'],
  'mf-a/src/application.ts': [inner, 'mf-a/src/frame/bar.ts', 'mf-a/src/pages/home/home.ts'],
  'shell/src/session/session.ts': [],
  'shell/src/session/index.ts': ['shell/src/session/session.ts'],
  'shell/src/routing/guard.ts': ['shell/src/session/session.ts', 'shell/src/session/index.ts'],
};

it('lets a room of a front end be imported only through its door', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, imported] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export {};\n${imported.map((to) => `import '${join(folder, to)}';\n`).join('')}`);
  }

  const tooling = join(import.meta.dirname, '..');
  const command = join(tooling, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', join(tooling, 'dependency-cruiser.cjs'), '--output-type', 'json', 'mf-a', 'shell'];
  const { stdout } = spawnSync(process.execPath, [command, ...options], { cwd: folder, encoding: 'utf8' });
  const { violations } = report.parse(JSON.parse(stdout)).summary;
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).toSorted()).toEqual([
    'feature-through-its-door-from-elsewhere: mf-a/src/application.ts -> mf-a/src/features/list/row.ts',
    'feature-through-its-door-from-elsewhere: mf-a/src/frame/bar.ts -> mf-a/src/features/list/row.ts',
    'feature-through-its-door-from-elsewhere: mf-a/src/pages/home/home.ts -> mf-a/src/features/list/row.ts',
    'feature-through-its-door-from-elsewhere: mf-a/src/pages/home/home.ts -> mf-a/src/templates/letter/letter.ts',
    'feature-through-its-door: mf-a/src/features/other/other.ts -> mf-a/src/features/list/row.ts',
    'feature-through-its-door: mf-a/src/templates/letter/letter.ts -> mf-a/src/features/list/row.ts',
    'front-end-room-through-its-door-from-the-wiring: mf-a/src/application.ts -> mf-a/src/frame/bar.ts',
    'front-end-room-through-its-door: mf-a/src/pages/home/home.ts -> mf-a/src/frame/bar.ts',
    'front-end-room-through-its-door: shell/src/routing/guard.ts -> shell/src/session/session.ts',
  ]);
});
