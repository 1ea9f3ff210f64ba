import { repositoryRoot } from '@hearthway/system';
import { buildFrontEnd } from '@hearthway/system/build';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A folder for the sources of a front end, from which it finds the packages of this checkout. `remove` its parent afterward. */
async function sourceFolder(name: string): Promise<string> {
  const cache = join(repositoryRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = join(await mkdtemp(join(cache, 'front-end-')), name);
  await mkdir(folder);
  return folder;
}

/** A copy of a real front end with some changes of its sources: text by text, by file. @returns its folder */
export async function copyFrontEnd(
  name: string,
  changes: Readonly<Record<string, (source: string) => string>>,
): Promise<string> {
  const folder = await sourceFolder(name);
  for (const part of ['src', 'package.json', 'webpack.config.ts']) {
    await cp(join(repositoryRoot, name, part), join(folder, part), { recursive: true });
  }
  for (const [path, change] of Object.entries(changes)) {
    const source = await readFile(join(folder, path), 'utf8').catch(() => '');
    const changed = change(source);
    if (changed === source) throw new Error(`${path} of ${name} is not as this test expects`);
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), changed);
  }
  return folder;
}

/** Builds a front end of this checkout, if it is out of date. @returns the folder of the build */
export async function buildOfCheckout(name: string): Promise<string> {
  const report = (line: string) => process.stdout.write(`${line}\n`);
  await buildFrontEnd(name, { report, signal: new AbortController().signal });
  return join(repositoryRoot, name, 'dist');
}

/** Builds as for a release. @returns the folder of the build */
export async function build(folder: string): Promise<string> {
  const script = join(repositoryRoot, 'infra/tooling/src/webpack/build.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: repositoryRoot });
  return join(folder, 'dist');
}

const spa = `
import { createLifecycles } from '@hearthway/web-kit/mount';
import css from './spa.module.css';

// Read at run time, so that one build can be made into several.
const { fault, text } = JSON.parse('{"fault":"@fault@","text":"@text@"}');
if (fault === 'throws on load') throw new Error('broken on purpose');

function Page({ Late }) {
  if (fault === 'throws in render') throw new Error('broken on purpose');
  return <main id="main" className={css.page}><h1>{text}</h1><Late /></main>;
}

const lifecycles = createLifecycles({
  prepare: async () => (await import('./late.js')).Late,
  render: (_props, Late) => <Page Late={Late} />,
});
export const { bootstrap, unmount } = lifecycles;
export function mount(props) {
  if (fault === 'throws in mount') throw new Error('broken on purpose');
  if (fault === 'throws in a fifth' && Math.random() < 0.2) throw new Error('broken on purpose');
  return fault === 'hangs in mount' ? new Promise(() => undefined) : lifecycles.mount(props);
}
`;

/** A small real front end with one public page, from which `variantOf` makes versions. @returns the folder of its build */
export async function sampleBuild(name: string, path: string): Promise<string> {
  const folder = await sourceFolder(name);
  const pages = JSON.stringify([{ path, title: name }]);
  const config = `import { sliceConfig } from '@hearthway/tooling/webpack';

export default sliceConfig({ name: '${name}', folder: import.meta.dirname, port: 0, pages: ${pages} });
`;
  await writeFile(join(folder, 'webpack.config.ts'), config);
  await mkdir(join(folder, 'src'));
  const late = 'export const Late = () => <p>Its lazy part is here</p>;';
  await writeFile(join(folder, 'src/spa.tsx'), spa);
  await writeFile(join(folder, 'src/late.tsx'), late);
  await writeFile(join(folder, 'src/spa.module.css'), '.page { color: rgb(1, 2, 3) }');
  return build(folder);
}

export interface Variant {
  readonly text: string;
  readonly fault?: string;
}

/** Another version of a sample: as if it had been built with this text and this fault. @returns the folder of the build */
export async function variantOf(sample: string, into: string, { text, fault = '' }: Variant): Promise<string> {
  const folder = await mkdtemp(join(into, 'variant-'));
  await cp(sample, folder, { recursive: true });
  // A build of its own has a variable of its own for its chunks.
  const mark = createHash('sha256').update(`${text} ${fault}`).digest('hex').slice(0, 12);
  for (const path of await readdir(folder)) {
    if (!path.endsWith('.js')) continue;
    const script = await readFile(join(folder, path), 'utf8');
    await writeFile(
      join(folder, path),
      script
        .replaceAll('@fault@', fault)
        .replaceAll('@text@', text)
        .replaceAll(/(webpackChunk[a-z_]+_)[0-9a-f]{12}/g, `$1${mark}`),
    );
  }
  return folder;
}
