/**
 * `node --import @hearthway/tooling/bundled program.ts` runs the program’s bundle, as the built service does, for a tenth of what
 * tsx needs to run its sources. The bundle is kept until one of them changes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url');

const program = resolve(process.argv[1] ?? '');
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/bundled');
const kept = join(cache, digestOf(program));
const [bundle, list] = [`${kept}.js`, `${kept}.json`];
/** What it is made by. */
const bundler = join(import.meta.dirname, '../esbuild.ts');
if (!isFresh()) await keepBundle();
const source = readFileSync(bundle);
registerHooks({
  load: (url, context, load) =>
    url === pathToFileURL(program).href ? { format: 'module', source, shortCircuit: true } : load(url, context),
});

/** Whether it was made of the very same files. */
function isFresh(): boolean {
  if (!existsSync(list)) return false;
  const inputs = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.entries(inputs).every(([path, digest]) => existsSync(path) && digestOf(readFileSync(path)) === digest);
}

/** Other processes may do the same at this moment, so each file is replaced at once, and the list last. */
async function keepBundle(): Promise<void> {
  // It would take half of the start of each program.
  const { bundleService } = await import('../esbuild.ts');
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'new-'));
  const { inputs } = await bundleService({ program }, made);
  const digests = [...Object.keys(inputs), bundler].map((path) => [resolve(path), digestOf(readFileSync(path))]);
  writeFileSync(join(made, 'list.json'), JSON.stringify(Object.fromEntries(digests)));
  renameSync(join(made, 'program.js'), bundle);
  renameSync(join(made, 'list.json'), list);
  rmSync(made, { recursive: true });
}
