import { afterAll, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { FramePlugin } from './frame-plugin.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Builds a slice with a frame. @returns the frame's HTML */
async function build(files: Readonly<Record<'page.js' | 'script.js' | 'worker.js' | 'style.css', string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'framing-slice-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const frames = { viewer: { script: './script.js', worker: './worker.js' } };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false },
    plugins: [new FramePlugin({ folder, mode: 'production', frames })],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  });
  return readFile(join(folder, 'dist/frames/viewer.html'), 'utf8');
}

it('makes one page of script, worker, and style, whatever their texts', async () => {
  const html = await build({
    'page.js': 'document.title = "a page"',
    'script.js': `import style from './style.css?text';\nconsole.log(style, '</script><!--<script>');`,
    'worker.js': `const named = 'the worker'; postMessage(named + import.meta.url + '</SCRIPT>');`,
    'style.css': 'p { color: red }',
  });
  const [, worker, script, ...others] = html.split(/<script[^>]*>/);
  expect(others).toEqual([]);
  expect(worker).toContain('the worker');
  expect(script).toContain('p { color: red }');
  // Where it was built is nobody’s business, and would make each build another version.
  expect(html).not.toContain(tmpdir());
  // As a browser reads it.
  const logged: unknown[] = [];
  const read = (script ?? '').slice(0, script?.indexOf('</script>'));
  runInNewContext(read, { console: { log: (...texts: unknown[]) => logged.push(...texts) } });
  expect(logged).toEqual(['p { color: red }', '</script><!--<script>']);
});
