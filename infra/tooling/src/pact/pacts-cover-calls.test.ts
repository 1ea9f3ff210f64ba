import * as analytics from '@hearthway/contracts/analytics';
import * as commerce from '@hearthway/contracts/commerce';
import * as identity from '@hearthway/contracts/identity';
import * as journey from '@hearthway/contracts/journey';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  analytics,
  commerce,
  identity,
  journey,
};

interface Interaction {
  readonly request: { readonly method: string; readonly path: string };
}

it.each(['shell', 'mf-marketing', 'mf-journey', 'mf-admin'])(
  '%s has a pact about every operation it calls',
  (consumer) => {
    const missing = Object.entries(contracts).flatMap(([service, contract]) => {
      const called = new Set(operationsIn(consumer, service, contract));
      const told = interactionsOf(consumer, service);
      return [...called]
        .filter((operation) => !told.some(({ request }) => isOf(operation, request)))
        .map(({ id }) => id);
    });
    expect(missing).toEqual([]);
  },
);

/** The operations of a service that the shipped code of a front end imports. */
function operationsIn(consumer: string, service: string, contract: Readonly<Record<string, unknown>>): Operation[] {
  const operations = operationsByService[service as keyof typeof operationsByService];
  const imported = new RegExp(`import (?!type)([^;]*?) from '@hearthway/contracts/${service}'`, 'g');
  return globSync('src/**/*.{ts,tsx}', { cwd: join(root, consumer) })
    .filter((file) => !/\.test\.|\/testing\/|standalone/.test(file))
    .map((file) => readFileSync(join(root, consumer, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(imported)].map(([, names = '']) => ({ text, names })))
    .flatMap(({ text, names }) => [...(names.startsWith('*') ? text : names).matchAll(/\b\w+\b/g)].map(String))
    .flatMap((name) => operations.filter((operation) => operation === contract[name]));
}

function interactionsOf(consumer: string, service: string): readonly Interaction[] {
  const [file] = globSync(join(root, `contracts/pacts/${consumer}-svc-${service}.json`));
  if (file === undefined) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { interactions: Interaction[] }).interactions;
}

function isOf({ method, path }: Operation, request: Interaction['request']): boolean {
  const names = path.match(/(?<=:)\w+/g) ?? [];
  const pattern = operationPath({ path }, Object.fromEntries(names.map((name) => [name, 'ANY']))).replaceAll(
    'ANY',
    '[^/]+',
  );
  return method === request.method && new RegExp(`^${pattern}$`).test(request.path);
}
