import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page, PrerenderedPage } from '@hearthway/contracts/releases';

/** Contents by path. */
export type BuildContents = Readonly<Record<string, string>>;

/** Writes a build to a new folder in `parent`, by default the system's temporary folder. @returns the folder */
export async function writeBuild(contents: BuildContents, parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'build-'));
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** The build of a federated slice. Another `mark` changes its contents and thereby its version. */
export function sliceBuild(name: string, mark = 'one'): BuildContents {
  return {
    'mf-manifest.json': JSON.stringify({
      id: name,
      metaData: { remoteEntry: { name: 'remoteEntry.11111111.js', path: '' } },
      exposes: [
        {
          path: './spa',
          assets: {
            js: { sync: ['spa.22222222.js'], async: ['later.33333333.js'] },
            css: { sync: ['spa.44444444.css'], async: [] },
          },
        },
      ],
    }),
    'remoteEntry.11111111.js': `/* ${name} ${mark} */ ${'const filler = 1; '.repeat(100)}`,
    'spa.22222222.js': 'export const spa = 1;',
    'later.33333333.js': 'export const later = 1;',
    'spa.44444444.css': `.${name} { color: green }`,
  };
}

/** A prerendered page of a slice, with two files of its own. */
export interface ExamplePage extends Partial<Omit<PrerenderedPage, 'html'>> {
  readonly path: string;
  readonly markup: string;
}

/** The build of a federated slice with prerendered pages. */
export function prerenderedBuild(name: string, pages: readonly ExamplePage[], mark = 'one'): BuildContents {
  const files: Record<string, string> = { 'page.55555555.js': 'export const page = 1;', 'page.66666666.css': 'p {}' };
  const list = pages.map(({ markup, path, ...rest }, index) => {
    const html = `prerendered/page-${index}.html`;
    files[html] = markup;
    const head = { title: `Page at ${path}`, description: `What ${path} is.`, canonicalPath: path, indexed: true };
    const chunk = { scripts: ['page.55555555.js'], styles: ['page.66666666.css'] };
    return { path, html, ...head, jsonLd: [], ...chunk, ...rest };
  });
  for (const { image } of list) if (image) files[image] = 'not really a picture';
  return { ...sliceBuild(name, mark), ...files, 'prerendered.json': JSON.stringify(list) };
}

/** The build of the shell. */
export function shellBuild(pages: readonly Page[], template = defaultTemplate): BuildContents {
  return {
    'index.html': template,
    'pages.json': JSON.stringify(pages),
    'entry.json': JSON.stringify({
      scripts: ['main.aaaaaaaa.js'],
      preloads: ['start.bbbbbbbb.js'],
      styles: ['main.cccccccc.css'],
      fonts: ['assets/figtree.dddddddd.woff2'],
    }),
    'main.aaaaaaaa.js': `start(); ${'/* shell */ '.repeat(200)}`,
    'start.bbbbbbbb.js': 'export const start = 1;',
    'main.cccccccc.css': 'body { margin: 0 }',
    'assets/figtree.dddddddd.woff2': 'not really a font',
  };
}

const defaultTemplate = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!--hearthway:head-->
  </head>
  <body>
    <!--hearthway:body-->
  </body>
</html>
`;
