import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import webpack from 'webpack';
import { sliceConfig } from '../federated.js';

export const sampleSlice = join(import.meta.dirname, '../../testing/sample-slice');

const pages = [
  { slice: 'sample-slice', path: '/', title: 'Home · Sample', access: 'public' },
  { slice: 'sample-slice', path: '/start', title: 'Home · Sample', access: 'public' },
  { slice: 'sample-slice', path: '/about/us', title: 'About · Sample', access: 'public' },
  { slice: 'mf-other', path: '/other', title: 'Another', access: 'buyer' },
] as const;

/** Builds the sample slice, or a copy of it, as for a release. @returns contents by path, in order */
export async function buildSampleSlice(folder = sampleSlice): Promise<Map<string, Buffer>> {
  const output = await mkdtemp(join(tmpdir(), 'sample-slice-'));
  const configuration = sliceConfig({ name: 'sample-slice', port: 0, folder, pages })();
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: output } });
  try {
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
          else done();
        });
      });
    });
    const entries = await readdir(output, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new Map(
      await Promise.all(files.sort().map(async (file) => [relative(output, file), await readFile(file)] as const)),
    );
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
