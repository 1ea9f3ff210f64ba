import { expect, it } from '@jest/globals';
import { onTestFinished } from '@hearthway/tooling/testing';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as z from 'zod/mini';
import { deployFolder, documentsIn, processesOf } from './manifests/read-overlay.js';

const root = join(deployFolder, '../..');
const job = z.object({
  steps: z.array(z.object({ run: z.optional(z.string()) })),
  strategy: z.object({
    matrix: z.object({
      slice: z.optional(z.array(z.string())),
      include: z.optional(z.array(z.object({ slice: z.string(), name: z.string(), folder: z.string() }))),
    }),
  }),
});
const release = z.object({
  env: z.object({ DECIDED: z.string() }),
  jobs: z.object({ publish: job, processes: job, canaries: job }),
});
const change = z.object({
  on: z.object({
    workflow_dispatch: z.object({ inputs: z.object({ slice: z.object({ options: z.array(z.string()) }) }) }),
  }),
});
const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.infer<Schema> =>
  schema.parse(documentsIn(join(root, '.github/workflows', `${name}.yaml`))[0]);

it('the workflows release every front end and every process', () => {
  const frontEnds = globSync('{shell,mf-*}', { cwd: root }).sort();
  const { publish, processes, canaries } = read('release', release).jobs;
  const inputs = read('change', change).on.workflow_dispatch.inputs;
  for (const slices of [publish.strategy.matrix.slice, canaries.strategy.matrix.slice, inputs.slice.options]) {
    expect([...(slices ?? [])].sort()).toEqual(frontEnds);
  }
  const released = processes.strategy.matrix.include ?? [];
  expect(released.map(({ slice, name }) => `${name} hearthway/${slice}`).sort()).toEqual(
    processesOf('production')
      .map(({ name, image }) => `${name} ${image}`)
      .sort(),
  );
  for (const { folder } of released) expect(existsSync(join(root, folder, 'src/main.ts'))).toBe(true);
});

/** The commands of `npm run release` that the step of a job which publishes calls, when this is live. */
function commandsOf(name: 'processes' | 'canaries', live: object): string[] {
  const { env, jobs } = read('release', release);
  const script = jobs[name].steps.find(({ run }) => run?.includes('-- publish'))?.run ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const answers = { publish: { version: 'new' }, status: { slices: [], services: [], ...live } };
  const cases = Object.entries(answers).map(
    ([command, answer]) => `*'-- ${command} '*) echo '${JSON.stringify(answer)}';;`,
  );
  const npm = `#!/bin/sh\necho "$*" >> "${folder}/calls"\ncase "$*" in ${cases.join(' ')} esac\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const path = [folder, process.env['PATH']].join(delimiter);
  const output = join(folder, 'output');
  const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
    env: { ...env, PATH: path, SLICE: 'mine', REASON: 'Because', GITHUB_OUTPUT: output },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(join(folder, 'calls'), 'utf8')
    .trim()
    .split('\n')
    .map((call) => / -- (\S+)/.exec(call)?.[1] ?? '');
}

const hasJq = spawnSync('jq', ['--version'], { stdio: 'ignore' }).status === 0;
const other = { slice: 'mine', version: 'other', withdrawn: ['older'], earlier: [] };
const decided = [
  { ...other, version: 'new' },
  { ...other, canary: { version: 'new', percent: 50 } },
  { ...other, withdrawn: ['older', 'new'] },
];

(hasJq ? it : it.skip)('a merge puts nothing live again that was taken back, and leaves a canary at its share', () => {
  for (const live of decided) {
    expect(commandsOf('canaries', { slices: [live] })).toEqual(['publish', 'status']);
    expect(commandsOf('processes', { services: [live] })).toEqual(['publish', 'verify', 'status']);
  }
  expect(commandsOf('canaries', { slices: [other] })).toEqual(['publish', 'status', 'can-i-deploy', 'release']);
  expect(commandsOf('processes', { services: [] })).toEqual(['publish', 'verify', 'status', 'can-i-deploy']);
});
