import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import * as fc from 'fast-check';
import { toUSVString } from 'node:util';
import { hostileNames, hostileValue, nearlyValid } from './hostile-value.js';
import { jsonSchemaOf, type JsonSchema } from './json-schema.js';
import { isOfTus, tusHeaders } from './valid-headers.js';
import { validValue } from './valid-value.js';

/** Who sends a request. `owner` and `stranger` are two signed-in buyers. */
export const callers = ['anonymous', 'owner', 'stranger', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** A request as data, so that the same seed makes the same cases although the system's ids differ. */
export interface FuzzCase {
  readonly operation: Operation;
  readonly caller: Caller;
  /** Replaces the caller's credential. */
  readonly credential?: string;
  /** One per `:name` in the path. */
  readonly params: readonly ParamValue[];
  readonly query: readonly (readonly [string, string])[];
  /** Those that the operation declares, and those of the protocol for uploads. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent, if there is one. */
  readonly body?: string;
  readonly contentType?: string;
}

/** The n-th existing id of that name that a caller owns, or any text. */
export type ParamValue = { readonly known: number; readonly of: 'owner' | 'stranger' } | { readonly text: string };

export const openOperations = Object.values(operationsByService)
  .flat()
  .filter((operation: Operation) => operation.access !== 'internal');

/** @param dictionary texts that the running system knows, so that some cases pass the first checks */
export function fuzzCases(dictionary: readonly string[]): fc.Arbitrary<FuzzCase> {
  return fc.oneof(...openOperations.map((operation) => casesOf(operation, dictionary)));
}

function casesOf(operation: Operation, dictionary: readonly string[]): fc.Arbitrary<FuzzCase> {
  const names = operation.path.match(/:[A-Za-z]+/g) ?? [];
  return fc
    .record({
      caller: fc.oneof(
        { weight: 3, arbitrary: caller(operation) },
        { weight: 1, arbitrary: fc.constantFrom(...callers) },
      ),
      credential: rarely(hostileCredential, 20),
      params: fc.tuple(...names.map(() => paramValue)),
      query: queryOf(operation, dictionary),
      headers: headersOf(operation),
      body: bodyOf(operation, dictionary),
      contentType: contentTypeOf(operation),
    })
    .map(({ credential, body, contentType, ...rest }) => ({
      operation,
      ...rest,
      ...(credential !== undefined && { credential }),
      ...(body !== undefined && { body, contentType }),
    }));
}

/** Prefers callers with permission: a case that fails the first check tests only that check. */
function caller({ access }: Operation): fc.Arbitrary<Caller> {
  if (access === 'admin') return fc.constant('admin');
  return access === 'buyer' ? fc.constantFrom('owner', 'stranger') : fc.constantFrom(...callers);
}

const headerText = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);

const hostileCredential = fc.oneof(
  fc.constantFrom('', 'Bearer ', 'Basic ', 'Basic Og==', 'null', 'undefined', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'),
  fc.constantFrom(8, 2_000, 12_000).map((length) => 'A'.repeat(length)),
  fc.base64String({ maxLength: 60 }).map((text) => `Basic ${text}`),
  headerText,
);

const paramValue: fc.Arbitrary<ParamValue> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ known: fc.nat(20), of: fc.constantFrom('owner', 'stranger' as const) }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileNames).map((text) => ({ text })) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }).map((text) => ({ text })) },
);

function queryOf(operation: Operation, dictionary: readonly string[]): fc.Arbitrary<FuzzCase['query']> {
  const declared = operation.query ? propertiesOf(jsonSchemaOf(operation.query)) : [];
  const fields = declared.map(([name, schema]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 2, arbitrary: validValue(schema, dictionary) }, { weight: 1, arbitrary: hostileValue }),
    ),
  );
  const stray = fc.tuple(
    fc.oneof(fc.constantFrom<string>(...hostileNames), fc.constantFrom('session_id', 'type', 'a[]', 'a[b]', '_method')),
    hostileValue,
  );
  return fc
    .tuple(fc.tuple(...fields), rarely(fc.array(stray, { maxLength: 3 }), 7), fc.boolean())
    .map(([own, strays, twice]) => {
      const pairs = [...own, ...(strays ?? [])].map(([name, value]) => [name, queryText(value)] as const);
      return twice && pairs.length === 1 ? [...pairs, ...pairs] : pairs;
    });
}

/** Few values, so that some fit what is stored and some repeat an earlier request. */
const usualHeaders = new Map([
  ['if-match', fc.constantFrom('"0"', '"1"', '"2"')],
  ['idempotency-key', fc.constantFrom(...[1, 2, 3].map((key) => `0000000${key}-0000-4000-8000-000000000000`))],
]);

function headersOf(operation: Operation): fc.Arbitrary<FuzzCase['headers']> {
  if (isOfTus(operation)) {
    const offset = fc.oneof(
      fc.nat(100).map(String),
      fc.constantFrom('-1', '1e1', '00', '9007199254740993'),
      headerText,
    );
    const { 'upload-offset': first, ...others } = tusHeaders;
    return fc
      .oneof(
        { weight: 4, arbitrary: fc.record({ 'upload-offset': fc.oneof(fc.constant(first), offset) }) },
        { weight: 1, arbitrary: fc.record({ 'upload-offset': offset, 'tus-resumable': headerText }) },
      )
      .map((changed) => ({ ...others, ...changed }));
  }
  const { headers } = operation;
  const declared = headers ? propertiesOf(jsonSchemaOf(headers)) : [];
  const fields = declared.map(([name]) => [
    name,
    fc.oneof({ weight: 6, arbitrary: usualHeaders.get(name) ?? headerText }, { weight: 1, arbitrary: headerText }),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<string>>);
}

/** Servers limit targets to far less than this. Longer ones are sent as malformed requests. */
const queryText = (value: unknown): string => (typeof value === 'string' ? value : textOf(value)).slice(0, 4_000);

function bodyOf(operation: Operation, dictionary: readonly string[]): fc.Arbitrary<string | undefined> {
  if (operation.bodyType === 'stream') return fc.string({ maxLength: 200 });
  if (!operation.body) return rarely(hostileValue.map(textOf), 8);
  const schema = jsonSchemaOf(operation.body);
  const valid = operation.bodyType === 'raw' ? hostileValue : validValue(schema, dictionary);
  const write = operation.bodyType === 'form' ? formText : textOf;
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(write) },
    { weight: 7, arbitrary: nearlyValid(valid).map(write) },
    { weight: 2, arbitrary: hostileValue.map(write) },
    { weight: 2, arbitrary: valid.map(textOf).chain(brokenText) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Broken JSON: duplicate keys, truncated, with a byte order mark, or with numbers out of range. */
function brokenText(json: string): fc.Arbitrary<string> {
  const keys = /"([^"\\]{1,30})":/.exec(json);
  return fc.oneof(
    fc.constant(keys ? json.replace('{', `{"${keys[1]}":null,`) : `{"a":1,"a":2}`),
    fc.constant(json.replace('{', '{"__proto__":{"isAdmin":true},')),
    fc.constant(json.replace('{', '{"constructor":{"prototype":{"a":1}},')),
    fc.constant(`\ufeff${json}`),
    fc.constant(json.replace(/\d+/, '1e999')),
    fc.constant(json.replace(/"[^"]*"/, '"\\ud800"')),
    fc.constant(json.replace(/"[^"]*"/, '"\\u0000"')),
    fc.nat(Math.max(json.length - 1, 0)).map((at) => json.slice(0, at)),
    fc.constantFrom('', ' ', 'null', '[]', '"', '{', '{"a":}', "{'a':1}", 'NaN', 'undefined', '\u0000', '[1,]'),
    fc.constant(`${' '.repeat(50_000)}${json}`),
    fc.constant(`"${'a'.repeat(1_100_000)}"`),
  );
}

const properTypes = new Map([
  ['form', 'application/x-www-form-urlencoded'],
  ['stream', tusHeaders['content-type']],
]);

function contentTypeOf({ bodyType = 'json' }: Operation): fc.Arbitrary<string> {
  const proper = properTypes.get(bodyType) ?? 'application/json';
  return fc.oneof(
    { weight: 15, arbitrary: fc.constant(proper) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'application/json; charset=utf-16',
        'application/json; charset=\u00ff',
        'application/json;',
        'application/JSON',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=a',
        'text/plain',
        'application/octet-stream',
        '',
        ';',
        '*/*',
      ),
    },
  );
}

function formText(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['value', value] as const];
  return fields
    .map(([name, inner]) => `${encode(name)}=${encode(typeof inner === 'string' ? inner : textOf(inner))}`)
    .join('&');
}

/** Like `encodeURIComponent`, but does not throw for half of a surrogate pair. */
export function encode(text: string): string {
  return encodeURIComponent(toUSVString(text));
}

/** A value once in `once` cases, else undefined. */
function rarely<Value>(arbitrary: fc.Arbitrary<Value>, once: number): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** Sends `null` for values that JSON cannot express. */
const textOf = (value: unknown): string => JSON.stringify(value ?? null);

const propertiesOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] => Object.entries(properties);
