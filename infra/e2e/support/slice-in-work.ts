import { mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, repositoryRoot, serveSlice } from '@hearthway/system';

export interface SliceInWork {
  readonly origin: string;
  /** Changes the text of a file in `src`. */
  edit(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** A slice in a folder of its own, with one page at `path`, which its developer serves into a site. */
export async function sliceInWork(options: {
  readonly name: string;
  readonly path: string;
  readonly site: string;
  /** The files in `src` besides `spa.tsx`, which shows the `Page` of `page.tsx`. */
  readonly files: Readonly<Record<string, string>>;
}): Promise<SliceInWork> {
  const { name, path, site, files } = options;
  const folder = await realpath(await mkdtemp(join(tmpdir(), `${name}-`)));
  // At once, as editors do: a build that finds the file empty would load the page again.
  const edit = async (file: string, text: string) => {
    await writeFile(join(folder, file), text);
    await rename(join(folder, file), join(folder, 'src', file));
  };
  const [port = 0] = await freePorts(1);
  await mkdir(join(folder, 'src'));
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  const row = { slice: name, path, title: 'In work', access: 'public' };
  await writeFile(
    join(folder, 'webpack.config.ts'),
    `import { sliceConfig } from '@hearthway/tooling/webpack';
export default sliceConfig({ name: '${name}', folder: import.meta.dirname, port: ${port}, pages: [${JSON.stringify(row)}] });
`,
  );
  await edit(
    'spa.tsx',
    `import { createLifecycles } from '@hearthway/web-kit/mount';
import { Page } from './page.js';
export const { bootstrap, mount, unmount } = createLifecycles({ render: () => <Page /> });
`,
  );
  for (const [file, text] of Object.entries(files)) await edit(file, text);
  const server = serveSlice({ folder, port, into: site });
  await server.listening;
  return {
    origin: `http://127.0.0.1:${port}`,
    edit,
    async remove() {
      server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
