import * as z from 'zod/mini';

type JsonType = 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'null';

/** The keywords of JSON Schema 2020-12 that our contracts use. Any other is refused, so that none is overlooked. */
export interface JsonSchema {
  /** Several for a nullable boolean. */
  readonly type?: JsonType | readonly JsonType[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly default?: unknown;
}

const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  'default',
]);

/** What clients may send, as JSON Schema. @throws for a keyword that the fuzzer does not know */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.$schema;
      const unknown = Object.keys(jsonSchema).filter((keyword) => !known.has(keyword));
      if (unknown.length > 0) throw new Error(`The fuzzer cannot fill a schema with ${unknown.join(', ')}`);
    },
  }) as JsonSchema;
}
