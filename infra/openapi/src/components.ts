import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { namedSchemas } from './named-schemas.js';

export type JsonObject = Record<string, unknown>;
export type Schema = z.ZodMiniType;
/** What is sent, or what is answered: answers may have unknown keys, and what has a default may be left out of a request. */
export type Direction = 'input' | 'output';

/** The named schemas of a document, each written once, however many operations use it. */
export interface Components {
  /** Those that were referred to so far. */
  readonly schemas: Readonly<Record<string, JsonObject>>;
  /** With references to the named schemas in it. */
  describe(schema: Schema, direction: Direction): JsonObject;
}

const place = '#/components/schemas/';

export function createComponents(): Components {
  const definitions = { input: definitionsOf('input'), output: definitionsOf('output') };
  const differing = differingNames(definitions);
  const schemas: Record<string, JsonObject> = {};

  /** Keeps the definition, and those it refers to, and returns its name in the document. */
  const keep = (id: string, direction: Direction): string => {
    const name = direction === 'input' && differing.has(id) ? `${id}Request` : id;
    if (!(name in schemas)) {
      schemas[name] = {}; // it can refer to itself
      schemas[name] = withReferences(definitions[direction][id] ?? {}, (other) => place + keep(other, direction));
    }
    return name;
  };

  return {
    schemas,
    describe(schema, direction) {
      const id = namedSchemas.get(schema)?.id;
      if (id !== undefined) return { $ref: place + keep(id, direction) };
      const described = jsonSchema(schema, direction, namedSchemas);
      delete described['$defs'];
      return withReferences(described, (other) => place + keep(other, direction));
    },
  };
}

/** Everything in one piece, for what has no place for references. */
export const describeInline = (schema: Schema, direction: Direction): JsonObject =>
  jsonSchema(schema, direction, z.registry<{ id: string }>());

function jsonSchema(schema: Schema, io: Direction, metadata: typeof namedSchemas): JsonObject {
  const described: JsonObject = z.toJSONSchema(schema, { ...settings, io, metadata });
  delete described['$schema']; // said once, by the version of OpenAPI
  return described;
}

function definitionsOf(io: Direction): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(namedSchemas, { ...settings, io, uri: (id) => `#/$defs/${id}` });
  const definitions: Record<string, JsonObject> = schemas;
  for (const definition of Object.values(definitions)) {
    delete definition['$schema'];
    delete definition['$id'];
  }
  return definitions;
}

const settings = {
  unrepresentable: 'any',
  target: 'draft-2020-12',
  override({ jsonSchema }: { jsonSchema: { format?: unknown; pattern?: unknown } }) {
    // These formats say as much as the long patterns of their checks.
    if (['date', 'date-time', 'uuid'].includes(String(jsonSchema.format))) delete jsonSchema.pattern;
  },
} as const;

/** The names whose definitions, or those they refer to, differ between requests and answers. */
function differingNames({ input, output }: Record<Direction, Record<string, JsonObject>>): ReadonlySet<string> {
  const differing = new Set(Object.keys(output).filter((id) => !isDeepStrictEqual(input[id], output[id])));
  for (let before = -1; before < differing.size;) {
    before = differing.size;
    for (const [id, definition] of Object.entries(output)) {
      withReferences(definition, (other) => {
        if (differing.has(other)) differing.add(id);
        return other;
      });
    }
  }
  return differing;
}

/** The schema with other addresses in its references to definitions. */
function withReferences(schema: JsonObject, addressOf: (id: string) => string): JsonObject {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === '$ref' && typeof part === 'string' ? addressOf(part.slice('#/$defs/'.length)) : follow(part),
      ]),
    );
  };
  return follow(schema) as JsonObject;
}
