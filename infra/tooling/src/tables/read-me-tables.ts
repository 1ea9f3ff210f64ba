import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { baseServiceConfig } from '@hearthway/service-kit';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as markdown from 'prettier/plugins/markdown';
import { format } from 'prettier/standalone';
import * as z from 'zod/mini';

/** Of the repository. */
export const root = join(import.meta.dirname, '../../../..');

/** What stands between the marks of a README, by the name of its marks. */
type Parts = Readonly<Record<string, string>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;

export interface ReadMe {
  /** From `root`. */
  readonly file: string;
  readonly text: string;
  /** What the text should be. */
  readonly wanted: string;
}

/** The READMEs with tables that repeat the code. A table stands between `<!-- npm run tables: name -->` and `<!-- end: name -->`. */
export async function readMesWithTables(): Promise<ReadMe[]> {
  const services = await Promise.all(Object.entries(operationsByService).map(partsOfService));
  const parts = { ...Object.fromEntries(services), gateway: await partsOfGateway(), ...partsOfServiceKit };
  return Promise.all(Object.entries(parts).map(([folder, those]) => readReadMe(join(folder, 'README.md'), those)));
}

async function partsOfService([service, operations]: [string, readonly Operation[]]): Promise<[string, Parts]> {
  const { configSchema } = (await import(`../../../../svc-${service}/src/config.js`)) as ConfigModule<'configSchema'>;
  const out = eventCatalogue.filter(({ owner }) => owner === service);
  const into = eventCatalogue.flatMap(({ event, delivery }) =>
    delivery.kind === 'queue'
      ? delivery.queues.filter((queue) => queue.startsWith(`${service}.`)).map((queue) => ({ queue, event }))
      : [],
  );
  return [
    `svc-${service}`,
    {
      operations: table(
        ['Method and path', 'Operation', 'Access'],
        operations.map(({ id, method, path, access }) => [`${method} ${path}`, id, access]),
      ),
      'events out': table(
        ['Event', 'When'],
        out.map(({ event, delivery }) => [
          event.type,
          delivery.kind === 'broadcast' ? `${event.summary} (a broadcast)` : event.summary,
        ]),
      ),
      'events in': table(
        ['Queue', 'Event'],
        into.map(({ queue, event }) => [queue, event.type]),
      ),
      environment: ownEnvironment(configSchema.def.shape),
    },
  ];
}

async function partsOfGateway(): Promise<Parts> {
  const gateway = '../../../../gateway/src';
  const { gatewayConfig } = (await import(`${gateway}/config.js`)) as ConfigModule<'gatewayConfig'>;
  const { routes } = (await import(`${gateway}/routes.js`)) as { routes: readonly Route[] };
  return {
    operations: table(
      ['Method and path', 'Service', 'Access', 'Limit', 'Timeout', 'Retry'],
      routes.map(({ method, path, service, access, limit = '-', timeoutMilliseconds, retry }) => [
        `${method} ${path}`,
        service,
        access,
        limit,
        `${timeoutMilliseconds / 1000} s`,
        retry,
      ]),
    ),
    environment: ownEnvironment(gatewayConfig.def.shape),
  };
}

const partsOfServiceKit = { 'infra/service-kit': { environment: environmentTable(baseServiceConfig) } };

/** A slice is loaded only here, by its path: nothing else in infra imports one. */
type ConfigModule<Name extends string> = Record<Name, { def: { shape: Shape } }>;

interface Route extends Pick<Operation, 'method' | 'path' | 'access'> {
  readonly service: string;
  readonly limit?: string;
  readonly timeoutMilliseconds: number;
  readonly retry: string;
}

function ownEnvironment(shape: Shape): string {
  const base: Shape = baseServiceConfig;
  const lacking = Object.keys(base).filter((name) => !(name in shape));
  const own = Object.entries(shape).filter(([name, schema]) => schema !== base[name]);
  return [
    `Those of [every service](../infra/service-kit/README.md#environment)${lacking.length > 0 ? ` except ${lacking.join(', ')}` : ''}, and:`,
    environmentTable(Object.fromEntries(own)),
  ].join('\n\n');
}

function environmentTable(shape: Shape): string {
  return table(
    ['Variable', 'Meaning', 'Default'],
    Object.entries(shape).map(([name, schema]) => [name, meaningOf(name, schema), defaultOf(schema)]),
  );
}

function meaningOf(name: string, schema: z.ZodMiniType): string {
  const { description } = z.globalRegistry.get(schema) ?? {};
  if (description === undefined) throw new Error(`${name} needs a description: .check(z.describe('...'))`);
  return description;
}

function defaultOf(schema: z.ZodMiniType): string {
  if (schema instanceof z.ZodMiniDefault) return String(schema.def.defaultValue) || 'empty';
  return schema instanceof z.ZodMiniOptional ? 'none' : 'required';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

async function readReadMe(file: string, parts: Parts): Promise<ReadMe> {
  const text = await readFile(join(root, file), 'utf8');
  let wanted = text;
  for (const [name, part] of Object.entries(parts)) {
    const [start, end] = [`<!-- npm run tables: ${name} -->`, `<!-- end: ${name} -->`];
    const place = new RegExp(`(?<=${start}\n)[^]*?(?=\n${end})`);
    if (!place.test(wanted)) throw new Error(`${file} needs the lines ${start} and ${end}`);
    const formatted = await format(part, { parser: 'markdown', plugins: [markdown] });
    wanted = wanted.replace(place, () => `\n${formatted}`);
  }
  return { file, text, wanted };
}
