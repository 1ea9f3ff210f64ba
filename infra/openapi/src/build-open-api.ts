import { brand } from '@hearthway/contracts/brand';
import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { commonErrorCodes, problem } from '@hearthway/contracts/problem';
import { createComponents, describeInline, type Components, type JsonObject, type Schema } from './components.js';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = JsonObject & { paths: Record<string, Record<string, JsonObject>> };

/** What the gateway offers, from the same schemas that it is served with. Operations between services are left out. */
export function buildOpenApi(): OpenApiDocument {
  const components = createComponents();
  const described = components.describe(problem, 'output');
  const paths: OpenApiDocument['paths'] = {};
  for (const [service, operations] of Object.entries(operationsByService)) {
    for (const operation of operations) {
      if (operation.access === 'internal') continue;
      const path = operation.path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [operation.method.toLowerCase()]: describeOperation(service, operation, components),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: `What the pages of ${brand.name} call. Every answer outside 2xx carries the same problem body, with a stable \`code\` and the id of the request.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tagsOf(paths),
    paths,
    components: {
      schemas: { Problem: described, ...sorted(components.schemas) },
      securitySchemes: {
        buyer: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token as it is, with no word before it.',
        },
        admin: { type: 'http', scheme: 'basic', description: 'The credential of an admin account.' },
      },
    },
  };
}

function describeOperation(service: string, operation: Operation, components: Components): JsonObject {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [tagOf(service, operation)],
    security: operation.access === 'public' ? [] : [{ [operation.access]: [] }],
    ...optional('parameters', [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query),
      ...parameters('header', operation.headers),
    ]),
    ...(operation.bodyType === 'stream' && {
      requestBody: { required: true, content: { '*/*': { schema: bytes } } },
    }),
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { [mediaTypeOf(operation)]: { schema: components.describe(operation.body, 'input') } },
      },
    }),
    responses: { [operation.status]: success(operation, components), ...refusals(operation) },
  };
}

/** Such as `journey: documents`. Readers of the API show a service with all its operations only with difficulty. */
function tagOf(service: string, { path }: Operation): string {
  const [first = ''] = path.split('/').filter((part) => part !== '' && part !== 'api');
  return `${service}: ${first}`;
}

function mediaTypeOf({ bodyType = 'json' }: Operation): string {
  // What is taken as raw bytes today is JSON whose bytes are signed.
  return bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function success(operation: Operation, components: Components): JsonObject {
  if (operation.replyType === 'stream' && operation.method === 'GET') {
    return { description: 'Done', content: { '*/*': { schema: bytes } } };
  }
  if (!operation.reply || operation.replyType === 'stream') return { description: 'Done' };
  if (operation.status === 303) {
    const location = { description: 'A path of this site', required: true, schema: { type: 'string' } };
    return { description: 'See the page that this leads to', headers: { Location: location } };
  }
  return {
    description: 'Done',
    content: contentOf(operation.replyType, components.describe(operation.reply, 'output')),
  };
}

const bytes = { type: 'string', format: 'binary' } as const;

function contentOf(replyType: Operation['replyType'], schema: JsonObject): JsonObject {
  if (replyType === undefined) return { 'application/json': { schema } };
  return { [replyType]: { schema: replyType === 'application/pdf' ? bytes : { type: 'string' } } };
}

/** One response for each status, listing the codes it can carry. */
function refusals(operation: Operation): Record<string, JsonObject> {
  const codes = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...commonCodesOf(operation), ...operation.errors })) {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\``).join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { code: { type: 'string', enum: list } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

const bodyCodes = ['request.not-json', 'request.too-large', 'request.unsupported-media-type'];
const identityCodes = ['session.required', 'access.denied'];

/** The common codes that this operation can answer with: none about a body where none is taken, and so on. */
function commonCodesOf(operation: Operation): Record<string, number> {
  const { body, params, query, headers } = operation;
  const takesInput = [body, params, query, headers].some((part) => part !== undefined);
  return Object.fromEntries(
    Object.entries(commonErrorCodes).filter(([code]) => {
      if (code === 'route.not-found') return false;
      if (code === 'request.invalid') return takesInput;
      if (bodyCodes.includes(code)) return body !== undefined;
      if (identityCodes.includes(code)) return operation.access !== 'public';
      return true;
    }),
  );
}

function parameters(place: 'path' | 'query' | 'header', schema: Schema | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describeInline(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const sorted = (schemas: Components['schemas']): Components['schemas'] =>
  Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other)));

function tagsOf(paths: OpenApiDocument['paths']): { name: string }[] {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((one) => one['tags'] as string[]),
  );
  return [...new Set(names)].map((name) => ({ name }));
}

function optional(key: string, list: readonly unknown[]): JsonObject {
  return list.length > 0 ? { [key]: list } : {};
}
