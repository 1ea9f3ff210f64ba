import * as analytics from '@hearthway/contracts/analytics';
import { eventCatalogue } from '@hearthway/contracts/catalogue';
import * as commerce from '@hearthway/contracts/commerce';
import type { CatalogueEntry } from '@hearthway/contracts/envelope';
import * as identity from '@hearthway/contracts/identity';
import * as journey from '@hearthway/contracts/journey';
import { operationPath, type Operation, type ProcessName } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import * as releases from '@hearthway/contracts/releases';
import { expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
/** Each provider with the entry of the contracts that has its operations and events. */
const providers = [
  { provider: 'analytics', entry: 'analytics', contract: analytics, operations: operationsByService.analytics },
  { provider: 'commerce', entry: 'commerce', contract: commerce, operations: operationsByService.commerce },
  { provider: 'identity', entry: 'identity', contract: identity, operations: operationsByService.identity },
  { provider: 'journey', entry: 'journey', contract: journey, operations: operationsByService.journey },
  { provider: 'registry', entry: 'releases', contract: releases, operations: releases.registryOperations },
] as const;
const frontEnds = ['shell', 'mf-marketing', 'mf-journey', 'mf-admin'];
const processes: readonly ProcessName[] = ['gateway', 'analytics', 'commerce', 'identity', 'journey'];

interface Pact {
  readonly interactions: readonly {
    readonly request?: { readonly method: string; readonly path: string };
    readonly response?: { readonly status: number };
    readonly contents?: { readonly content: { readonly type: string } };
  }[];
}

it.each(frontEnds)('%s has a pact about the success of every operation it calls', (frontEnd) => {
  const missing = providers.flatMap(({ provider, entry, contract, operations }) => {
    const imported = importedBy(frontEnd, entry, contract);
    return untold(
      frontEnd,
      provider,
      operations.filter((operation) => imported.includes(operation)),
    );
  });
  expect(missing).toEqual([]);
});

/** Their pages post them without a word of script that would name the operation. */
it('some front end has a pact about the success of every form', () => {
  const forms = providers.flatMap(({ provider, operations }) =>
    operations.filter(({ bodyType }) => bodyType === 'form').map((form) => ({ provider, form })),
  );
  const missing = forms.filter(({ provider, form }) =>
    frontEnds.every((frontEnd) => untold(frontEnd, provider, [form]).length > 0),
  );
  expect(missing).toEqual([]);
});

it.each(processes)('%s has a pact about the success of every internal operation it may call', (caller) => {
  const missing = providers.flatMap(({ provider, operations }) =>
    untold(
      folderOf(caller),
      provider,
      operations.filter(({ callers }) => callers?.includes(caller)),
    ),
  );
  expect(missing).toEqual([]);
});

it.each(eventCatalogue)('everyone who receives $event.type has a pact about it', (entry) => {
  const receivers = receiversOf(entry).filter((receiver) => receiver !== entry.owner);
  expect(receivers).not.toEqual([]);
  const told = receivers.filter((receiver) =>
    interactionsOf(folderOf(receiver), entry.owner).some(({ contents }) => contents?.content.type === entry.event.type),
  );
  expect(told).toEqual(receivers);
});

/** A queue is named after its consumer. A broadcast reaches whoever subscribes. */
function receiversOf({ event, owner, delivery }: CatalogueEntry): readonly string[] {
  if (delivery.kind === 'queue') return delivery.queues.map((queue) => String(queue.split('.')[0]));
  const of = providers.find(({ provider }) => provider === owner)!;
  return processes.filter((process) =>
    importedBy(folderOf(process), of.entry, of.contract).some(
      (value) => value === event || Object.values(value as object).includes(event),
    ),
  );
}

/** What the shipped code of a package imports of a contract. */
function importedBy(folder: string, entry: string, contract: Readonly<Record<string, unknown>>): unknown[] {
  const imported = new RegExp(`import (?!type)([^;]*?) from '@hearthway/contracts/${entry}'`, 'g');
  return globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !/\.test\.|\/testing\/|standalone/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(imported)].map(([, names = '']) => ({ text, names })))
    .flatMap(({ text, names }) => (names.startsWith('*') ? text : names).match(/\b\w+\b/g) ?? [])
    .flatMap((name) => (Object.hasOwn(contract, name) ? [contract[name]] : []));
}

/** Ids of the operations whose success is in no pact between the two. */
function untold(consumer: string, provider: string, operations: readonly Operation[]): string[] {
  const told = interactionsOf(consumer, provider);
  return operations
    .filter((operation) => !told.some((interaction) => isSuccessOf(operation, interaction)))
    .map(({ id }) => id);
}

function interactionsOf(consumer: string, provider: string): Pact['interactions'] {
  const file = join(root, consumer, 'pacts', `${folderOf(provider)}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pact).interactions : [];
}

function folderOf(process: string): string {
  return Object.hasOwn(operationsByService, process) ? `svc-${process}` : process;
}

function isSuccessOf(operation: Operation, { request, response }: Pact['interactions'][number]): boolean {
  const { method, path, status } = operation;
  const names = path.match(/(?<=:)\w+/g) ?? [];
  const pattern = operationPath({ path }, Object.fromEntries(names.map((name) => [name, 'ANY']))).replaceAll(
    'ANY',
    '[^/]+',
  );
  return method === request?.method && status === response?.status && new RegExp(`^${pattern}$`).test(request.path);
}
