import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import { repositoryRoot } from '../paths.js';

/** Runs a command like npm, but ends as soon as it has become Node, which is then still starting. */
const npmThatDiesEarly = `
  import { spawn } from 'node:child_process';
  import { readFileSync } from 'node:fs';
  const { pid } = spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });
  // While a process becomes another program, it has no command line.
  for (let command = ''; command === '' || command.startsWith('sh'); ) command = readFileSync('/proc/' + pid + '/cmdline', 'utf8');
  process.kill(process.pid, 'SIGKILL');
`;

(process.platform === 'linux' ? it : it.skip)('stops when npm is gone before Node is up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-early-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const asked = join(folder, 'asked');
  const script = join(folder, 'waits-for-stop.mjs');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
     import { listenForStop } from ${JSON.stringify(join(repositoryRoot, 'infra/system/stop-request.mjs'))};
     const stop = listenForStop();
     const late = setTimeout(() => process.exit(1), 60_000);
     const end = () => (clearTimeout(late), writeFileSync(${JSON.stringify(asked)}, 'stopped'));
     if (stop.aborted) end();
     else stop.addEventListener('abort', end);`,
  );
  const commandLine = manifest.scripts.start.replace('infra/system/bootstrap.mjs start', script);
  expect(commandLine).toContain(script);
  spawn(process.execPath, ['--input-type=module', '--eval', npmThatDiesEarly, '--', commandLine], {
    cwd: repositoryRoot,
    stdio: 'ignore',
  });
  await eventually(async () => expect(await readFile(asked, 'utf8').catch(() => 'runs')).toBe('stopped'));
});
