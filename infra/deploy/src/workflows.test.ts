import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { repositoryRoot } from '@hearthway/system/paths';
import { frontEnds, services } from '@hearthway/system/system';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const folder = join(repositoryRoot, '.github/workflows');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const faultsOf = (content: string): string[] =>
  parseWorkflow({ name: 'a workflow', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

it.each(readdirSync(folder))('%s is a valid workflow', (file) => {
  expect(faultsOf(read(file))).toEqual([]);
});

it('the validator refuses an invalid one', () => {
  expect(faultsOf(read('test.yaml').replace('runs-on:', 'run-on:'))).not.toEqual([]);
  expect(faultsOf(read('test.yaml').replace('github.ref', 'githup.ref'))).not.toEqual([]);
});

it('tests both kinds of engines, and builds an image of every slice', () => {
  const { jobs } = parse(read('test.yaml')) as {
    jobs: Record<string, { strategy: { matrix: Record<string, string[]> } }>;
  };
  expect(jobs['test']?.strategy.matrix['engines']).toEqual(['embedded', 'docker']);
  const slices = [...frontEnds, ...services.filter(({ standsInFor }) => !standsInFor).map((service) => service.folder)];
  expect(jobs['image']?.strategy.matrix['slice']).toEqual(slices.sort());
});
