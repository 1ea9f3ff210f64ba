import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { bundleService, watchService, type Programs } from './esbuild.js';
import { processFiles } from './gate-files.js';
import { publishedFolder, sliceOf } from './release/slice-folder.js';

/**
 * Bundles a process, and each of its programs that runs as a process of its own (`*.process.ts`), by default to `dist`. Of those
 * that are released, `release/` there has what the registry keeps. Prints `built` after each success; with `watch`, never ends.
 */
export async function buildService(options: {
  readonly folder: string;
  readonly output?: string | undefined;
  readonly watch?: boolean | undefined;
}): Promise<void> {
  const { folder, watch = false } = options;
  const output = resolve(folder, options.output ?? 'dist');
  const programs = programsOf(folder);
  const announce = () => process.stdout.write('built\n');
  if (watch) {
    await watchService(programs, output, announce);
    return;
  }
  await bundleService(programs, output);
  const published = join(output, publishedFolder);
  rmSync(published, { recursive: true, force: true });
  const bundles = Object.keys(programs).map((program) => join(output, `${program}.js`));
  for (const [path, text] of processFiles(folder, sliceOf(folder, undefined) ?? '', bundles)) {
    mkdirSync(dirname(join(published, path)), { recursive: true });
    writeFileSync(join(published, path), text);
  }
  announce();
}

/** A process itself, and its programs. */
export const programsOf = (folder: string): Programs =>
  Object.fromEntries(
    ['src/main.ts', ...globSync('src/**/*.process.ts', { cwd: folder }).sort()].map((file) => [
      basename(file).replace(/(\.process)?\.ts$/, ''),
      join(folder, file),
    ]),
  );
