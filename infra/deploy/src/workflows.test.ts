import { expect, it } from '@jest/globals';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { deployFolder, documentsIn, processesOf } from './manifests/read-overlay.js';

const root = join(deployFolder, '../..');
const job = z.object({
  strategy: z.object({
    matrix: z.object({
      slice: z.optional(z.array(z.string())),
      include: z.optional(z.array(z.object({ slice: z.string(), name: z.string(), folder: z.string() }))),
    }),
  }),
});
const release = z.object({ jobs: z.object({ publish: job, processes: job, canaries: job }) });
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
