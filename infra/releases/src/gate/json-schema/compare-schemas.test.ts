import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { compareSchemas, type SchemaProblem } from './compare-schemas.js';
import { Work } from './schema-node.js';

const found = (sent: unknown, taken: unknown, reads: readonly unknown[] = []): string[] =>
  told(compareSchemas(sent, taken, { field: 'reply', reads, work: new Work(300_000) }));

const told = (problems: readonly SchemaProblem[]): string[] => problems.map(({ field, what }) => `${field} ${what}`);

/** A reply: what the provider's schema lets out, and what the consumer's takes. */
const between = (provider: z.ZodMiniType, consumer: z.ZodMiniType, reads?: readonly unknown[]): string[] =>
  found(
    z.toJSONSchema(provider, { io: 'output', unrepresentable: 'any' }),
    z.toJSONSchema(consumer, { io: 'input', unrepresentable: 'any' }),
    reads,
  );

const whole = z.number().check(z.int());
const card = z.object({ kind: z.literal('card'), digits: z.string() });
const cash = z.object({ kind: z.literal('cash') });

describe('what is sent and isn’t taken', () => {
  it.each<[string, z.ZodMiniType, z.ZodMiniType, string[]]>([
    ['a bound itself', z.number().check(z.gte(0)), z.number().check(z.gt(0)), ['reply may be 0 or less']],
    ['a whole bound itself', whole.check(z.gte(0)), whole.check(z.gt(0)), ['reply may be less than 1']],
    [
      'another first item',
      z.array(z.string()).check(z.minLength(1)),
      z.tuple([z.number()], z.string()),
      ['reply[0] may be a text instead of a number'],
    ],
    ['null', z.nullable(z.string()), z.string(), ['reply may be null instead of a text']],
    ['another type', z.string(), z.number(), ['reply may be a text instead of a number']],
    ['a fraction', z.number(), whole, ['reply may be a number instead of a whole number']],
    ['a value', z.enum(['a', 'b', 'c']), z.enum(['a', 'b']), ['reply may be "c" instead of "a" or "b"']],
    ['any text', z.string(), z.enum(['a']), ['reply may be a text instead of "a"']],
    ['any text', z.string(), z.iso.date(), ['reply may be a text that is no date']],
    ['any text', z.string(), z.string().check(z.regex(/^a/)), ['reply may not match ^a']],
    ['a longer text', z.string(), z.string().check(z.maxLength(3)), ['reply may have more than 3 characters']],
    [
      'a shorter list',
      z.array(z.string()),
      z.array(z.string()).check(z.minLength(1)),
      ['reply may have fewer than 1 items'],
    ],
    ['a smaller number', z.number(), z.number().check(z.gt(0)), ['reply may be 0 or less']],
    ['a larger number', z.number().check(z.lte(9)), z.number().check(z.lte(8)), ['reply may be more than 8']],
    ['another step', z.number(), z.number().check(z.multipleOf(5)), ['reply may not be a multiple of 5']],
    ['no value', z.object({ a: z.optional(z.string()) }), z.object({ a: z.string() }), ['reply.a may be missing']],
    ['no value', z.object({}), z.object({ a: z.string() }), ['reply.a is missing']],
    ['an unknown key', z.object({ a: z.string() }), z.strictObject({}), ['reply.a isn’t known']],
    [
      'an unknown name',
      z.record(z.enum(['a', 'b']), z.string()),
      z.record(z.enum(['a']), z.string()),
      ['reply.b isn’t known'],
    ],
    [
      'a longer tuple',
      z.tuple([z.string(), z.string()]),
      z.tuple([z.string()]),
      ['reply may have more than 1 items', 'reply[1] isn’t known'],
    ],
    [
      'another kind',
      z.discriminatedUnion('kind', [card, cash]),
      z.discriminatedUnion('kind', [card]),
      ['reply may be an object with the kind "cash", which isn’t known'],
    ],
    [
      'a kind without a field',
      z.discriminatedUnion('kind', [z.omit(card, { digits: true }), cash]),
      z.discriminatedUnion('kind', [card, cash]),
      ['reply.digits is missing'],
    ],
    [
      'something inside',
      z.object({ list: z.array(z.object({ price: z.nullable(whole) })) }),
      z.object({ list: z.array(z.object({ price: whole })) }),
      ['reply.list[].price may be null instead of a whole number'],
    ],
    [
      'in a record',
      z.record(z.string(), z.nullable(z.string())),
      z.record(z.string(), z.string()),
      ['reply.* may be null instead of a text'],
    ],
    ['anything', z.unknown(), z.string(), ['reply may be anything instead of a text']],
  ])('%s', (_what, provider, consumer, problems) => {
    expect(between(provider, consumer)).toEqual(problems);
  });

  it('is one problem if it can’t be told', () => {
    const odd = { type: 'string', 'x-kept': true };
    expect(found(odd, { type: 'string' })).toEqual(['reply can’t be judged: “x-kept” isn’t known']);
    expect(found({ enum: ['aaaa'] }, { type: 'string', pattern: '^(a+)+$' })).toEqual([
      'reply can’t be judged: a pattern decides on "aaaa"',
    ]);
  });

  const ofKind = (kind: unknown) => ({ type: 'object', properties: { kind }, required: ['kind'] });
  const untyped = (value: string) => ({ properties: { kind: { const: value } }, required: ['kind'] });
  const several = 'reply can’t be judged: it may be of several kinds at once';

  it.each<[string, unknown, readonly unknown[], string]>([
    ['a text', { const: 'ab' }, [{ type: 'string' }, { minLength: 1 }], 'reply may be "ab"'],
    ['a kind', ofKind({ enum: ['ab', 'abc'] }), [ofKind({ maxLength: 2 }), ofKind({ type: 'string' })], several],
    ['no object', untyped('a'), [untyped('a'), untyped('b')], several],
  ])('is what fits more than the one kind that it must fit: %s', (_what, sent, oneOf, problem) => {
    expect(found(sent, { oneOf })).toContain(problem);
  });

  it('may be the loss of an optional field, if an example has it', () => {
    const consumer = z.object({ list: z.array(z.object({ id: z.string(), note: z.optional(z.string()) })) });
    const provider = z.object({ list: z.array(z.object({ id: z.string() })) });
    expect(between(provider, consumer)).toEqual([]);
    expect(between(provider, consumer, [{ list: [{ id: '1' }] }])).toEqual([]);
    expect(between(provider, consumer, [{ list: [{ id: '1' }, { id: '2', note: 'a' }] }])).toEqual([
      'reply.list[].note is gone, and is read',
    ]);
  });

  it('isn’t what an example has of another kind', () => {
    const consumer = z.discriminatedUnion('kind', [
      z.extend(card, { note: z.optional(z.string()) }),
      z.extend(cash, { note: z.optional(z.string()) }),
    ]);
    const provider = z.discriminatedUnion('kind', [z.extend(card, { note: z.optional(z.string()) }), cash]);
    expect(between(provider, consumer, [{ kind: 'card', digits: '1', note: 'a' }])).toEqual([]);
    expect(between(provider, consumer, [{ kind: 'cash', note: 'a' }])).toEqual(['reply.note is gone, and is read']);
  });
});

describe('what zod writes', () => {
  const tree = z.object({
    name: z.string(),
    get children() {
      return z.array(tree);
    },
  });

  it.each<[string, z.ZodMiniType]>([
    ['a default', z.object({ a: z._default(z.string(), 'x') })],
    ['optional and nullable', z.object({ a: z.nullish(z.string()) })],
    ['a coerced number', z.coerce.number().check(z.int())],
    ['a union in order', z.union([z.string(), z.object({ a: whole }), z.null()])],
    ['kinds', z.discriminatedUnion('kind', [card, cash])],
    ['kinds that share a form', z.discriminatedUnion('kind', [z.object({ kind: z.enum(['a', 'b']) }), cash])],
    ['records', z.record(z.string().check(z.regex(/^[a-z]+$/)), z.partialRecord(z.enum(['a', 'b']), whole))],
    ['tuples', z.tuple([z.string(), z.optional(whole)], z.boolean())],
    ['a template', z.templateLiteral(['page-', z.number()])],
    [
      'refinements',
      z.string().check(
        z.refine((text) => text !== 'b'),
        z.minLength(1),
        z.overwrite((text) => text.trim()),
      ),
    ],
    ['several patterns', z.string().check(z.startsWith('a'), z.regex(/b/), z.endsWith('c'))],
    ['formats', z.object({ a: z.email(), b: z.uuid(), c: z.iso.datetime(), d: z.url(), e: z.base64() })],
    ['an intersection', z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() }))],
    ['a tree', tree],
    ['any JSON', z.json()],
    [
      'what it can’t describe',
      z.object({ a: z.date(), b: z.unknown(), c: z.custom(() => true), d: z.optional(z.never()) }),
    ],
  ])('fits itself: %s', (_what, schema) => {
    expect(between(schema, schema)).toEqual([]);
  });

  it('is what is read from a text, and what was made of it isn’t', () => {
    const length = z.pipe(
      z.string(),
      z.transform((text: string) => text.length),
    );
    expect(between(length, z.number())).toEqual(['reply may be anything instead of a number']);
    expect(between(z.string(), length)).toEqual([]);
  });

  it.each<[string, z.ZodMiniType, z.ZodMiniType]>([
    ['fewer values', z.enum(['a']), z.enum(['a', 'b'])],
    ['values of a type', z.enum(['a', 'b']), z.string()],
    ['one of several types', z.string(), z.union([z.number(), z.string()])],
    ['values that match', z.enum(['TX', 'FL']), z.string().check(z.regex(/^[A-Z]{2}$/))],
    ['values that match in Unicode', z.literal('Pécs'), z.string().check(z.regex(/^[\p{L} ]+$/u))],
    ['whole numbers', z.int().check(z.gte(1)), z.number().check(z.gt(0))],
    ['multiples', whole.check(z.multipleOf(10)), z.number().check(z.multipleOf(5))],
    ['true alone', z.literal(true), z.boolean()],
    ['what is always there', z.object({ a: z.string() }), z.object({ a: z.optional(z.string()) })],
    ['more than is read', z.object({ a: z.string(), b: z.string() }), z.object({ a: z.string() })],
    [
      'kinds in one form',
      z.object({ kind: z.enum(['card', 'cash']), digits: z.string() }),
      z.discriminatedUnion('kind', [card, cash]),
    ],
    ['a longer tree', z.object({ name: z.string(), children: z.array(tree) }), tree],
  ])('may send %s', (_what, provider, consumer) => {
    expect(between(provider, consumer)).toEqual([]);
  });
});

describe('a hostile schema', () => {
  const nested = (depth: number, inside: unknown): unknown =>
    Array.from({ length: depth }).reduce((schema) => ({ type: 'array', items: schema }), inside);
  const many = {
    anyOf: Array.from({ length: 3_000 }, (_, index) => ({ type: 'object', properties: { a: { minLength: index } } })),
  };
  const slow = Array.from({ length: 100 }, (_, index) => 'a'.repeat(100) + String(index)).map((text) =>
    text.slice(-100),
  );
  const loop = { $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }] } }, $ref: '#/$defs/a' };

  it.each<[string, unknown, unknown, string]>([
    ['is too deep', nested(1_000, { type: 'string' }), nested(1_000, { type: 'number' }), 'too deep'],
    ['is far too deep', nested(20_000, true), nested(20_000, true), 'too deep'],
    ['is too large', many, structuredClone(many), 'too large'],
    [
      'has many slow patterns',
      { enum: slow },
      { type: 'string', pattern: 'a*(a|a)(a|a)(a|a)(a|a)(a|a)b$' },
      'too large',
    ],
    ['leads to itself', loop, structuredClone(loop), 'can’t be judged'],
    ['leads to itself', { $ref: '#' }, { type: 'string' }, 'too deep'],
    ['leads nowhere', { $ref: '#/$defs/__proto__', $defs: {} }, { type: 'string' }, 'isn’t there'],
    ['leads elsewhere', { $ref: 'https://example.com/schema' }, { type: 'string' }, 'isn’t there'],
    ['is none', { type: 'text' }, { type: 'string' }, '“type” isn’t right'],
    [
      'is none',
      { properties: { a: 7 }, type: 'object' },
      { type: 'object', properties: { a: { type: 'string' } } },
      'no schema',
    ],
    ['has a pattern that is none', { const: 'a' }, { type: 'string', pattern: '(' }, 'a pattern decides'],
  ])('%s', (_what, sent, taken, problem) => {
    expect(found(sent, taken)).toEqual([expect.stringContaining(problem)]);
  });
});
