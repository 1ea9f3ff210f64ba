import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { Operation, ServiceName } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { registryOperations } from '@hearthway/contracts/releases';
import { baseServiceConfig } from '@hearthway/service-kit';
import { gatewayConfig } from '../../../../gateway/src/config.js';
import { routes } from '../../../../gateway/src/routes.js';
import { configSchema as registry } from '../../../releases/src/config.js';
import { configSchema as analytics } from '../../../../svc-analytics/src/config.js';
import { configSchema as commerce } from '../../../../svc-commerce/src/config.js';
import { configSchema as identity } from '../../../../svc-identity/src/config.js';
import { configSchema as journey } from '../../../../svc-journey/src/config.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as markdown from 'prettier/plugins/markdown';
import { format } from 'prettier/standalone';
import * as z from 'zod/mini';

/** Root of the repository. */
export const root = join(import.meta.dirname, '../../../..');

/** The generated text between the marks of a README, by mark name. */
type Parts = Readonly<Record<string, string>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;

export interface ReadMe {
  /** Relative to `root`. */
  readonly file: string;
  readonly text: string;
  /** The text that should be there. */
  readonly wanted: string;
}

/** The READMEs with tables that repeat the code. A table stands between `<!-- npm run tables: name -->` and `<!-- end: name -->`. */
export async function readMesWithTables(): Promise<ReadMe[]> {
  const services = Object.entries({ identity, journey, commerce, analytics }).map(([service, { def }]) => [
    `svc-${service}`,
    partsOfService(service, { operations: operationsByService[service as ServiceName], config: def.shape }),
  ]);
  const parts = {
    ...(Object.fromEntries(services) as Record<string, Parts>),
    gateway: partsOfGateway(),
    'infra/releases': {
      ...partsOfService('registry', { operations: registryOperations, config: registry.def.shape }),
      environment: ownEnvironment(registry.def.shape, '..'),
    },
    'infra/service-kit': { environment: environmentTable(baseServiceConfig) },
  };
  return Promise.all(Object.entries(parts).map(([folder, those]) => readReadMe(join(folder, 'README.md'), those)));
}

function partsOfService(
  service: string,
  { operations, config }: { readonly operations: readonly Operation[]; readonly config: Shape },
): Parts {
  const out = eventCatalogue.filter(({ owner }) => owner === service);
  const into = eventCatalogue.flatMap(({ event, delivery }) =>
    delivery.kind === 'queue'
      ? delivery.queues.filter((queue) => queue.startsWith(`${service}.`)).map((queue) => ({ queue, event }))
      : [],
  );
  return {
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
    environment: ownEnvironment(config),
  };
}

function partsOfGateway(): Parts {
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

/** @param infra the way from the README to `infra` */
function ownEnvironment(shape: Shape, infra = '../infra'): string {
  const base: Shape = baseServiceConfig;
  const lacking = Object.keys(base).filter((name) => !(name in shape));
  const own = Object.entries(shape).filter(([name, schema]) => schema !== base[name]);
  return [
    `Those of [every service](${infra}/service-kit/README.md#environment)${lacking.length > 0 ? ` except ${lacking.join(', ')}` : ''}, and:`,
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
