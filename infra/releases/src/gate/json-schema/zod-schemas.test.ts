import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { compareSchemas } from './compare-schemas.js';
import { Work } from './schema-node.js';

// Every schema of the kinds that contracts are made of, sent where any other is taken: zod itself says whether that goes well.
// Refinements have no JSON Schema, so nothing about them is judged.

const text = z.string();
const number = z.number();
const card = z.object({ kind: z.literal('card'), digits: text });
const cash = z.object({ kind: z.literal('cash') });

const schemas = new Map<string, z.ZodMiniType>(
  Object.entries({
    text,
    short: text.check(z.maxLength(3)),
    long: text.check(z.minLength(4)),
    letters: text.check(z.regex(/^[a-z]+$/)),
    unicodeLetters: text.check(z.regex(/^\p{L}+$/u)),
    startsAndEnds: text.check(z.startsWith('a'), z.endsWith('b')),
    includes: text.check(z.includes('b')),
    upperCase: text.check(z.uppercase()),
    trimmed: text.check(z.trim(), z.minLength(1)),
    email: z.email(),
    url: z.url(),
    uuid: z.uuid(),
    uuidOfVersion4: z.uuidv4(),
    date: z.iso.date(),
    time: z.iso.time(),
    moment: z.iso.datetime(),
    localMoment: z.iso.datetime({ local: true }),
    momentWithOffset: z.iso.datetime({ offset: true }),
    momentToTheSecond: z.iso.datetime({ precision: 0 }),
    base64: z.base64(),
    template: z.templateLiteral(['page-', z.int()]),
    literal: z.literal('ab'),
    literals: z.literal(['ab', 1, null]),
    words: z.enum(['ab', 'abc']),
    moreWords: z.enum(['ab', 'abc', 'card']),
    number,
    whole: z.int(),
    small: z.int32(),
    positive: number.check(z.positive()),
    atLeastOne: z.int().check(z.gte(1)),
    atMostTen: number.check(z.lte(10)),
    even: number.check(z.multipleOf(2)),
    coerced: z.coerce.number(),
    yesOrNo: z.boolean(),
    yes: z.literal(true),
    nothing: z.null(),
    maybeText: z.nullable(text),
    textOrNumber: z.union([text, number]),
    withDefault: z._default(text, 'ab'),
    caught: z.catch(text, 'ab'),
    length: z.pipe(
      text,
      z.transform((value: string) => value.length),
    ),
    anything: z.unknown(),
    never: z.never(),
    list: z.array(text),
    fullList: z.array(text).check(z.minLength(1), z.maxLength(2)),
    numbers: z.array(number),
    pair: z.tuple([text, number]),
    pairOrMore: z.tuple([text], number),
    pairOrLess: z.tuple([text, z.optional(number)]),
    byName: z.record(text, number),
    byWord: z.record(z.enum(['ab', 'abc']), number),
    bySomeWords: z.partialRecord(z.enum(['ab', 'abc']), number),
    empty: z.object({}),
    object: z.object({ ab: number }),
    strictObject: z.strictObject({ ab: number }),
    looseObject: z.looseObject({ ab: number }),
    caughtAll: z.catchall(z.object({ ab: number }), text),
    optional: z.object({ ab: z.optional(number) }),
    optionalNull: z.object({ ab: z.nullish(number) }),
    defaulted: z.object({ ab: z._default(number, 1) }),
    larger: z.object({ ab: number, abc: z.optional(text) }),
    card,
    cash,
    payment: z.discriminatedUnion('kind', [card, cash]),
    payments: z.array(z.discriminatedUnion('kind', [card, cash])),
    twoKinds: z.object({ kind: z.enum(['card', 'cash']) }),
    both: z.intersection(z.object({ ab: number }), z.object({ abc: text })),
    json: z.json(),
  }),
);

const leaves: readonly unknown[] = [
  ...[
    '',
    'a',
    'ab',
    'abc',
    'abcd',
    'AB',
    'é',
    ' ab ',
    'true',
    'card',
    'page-7',
    'aGk=',
    'ab@example.com',
    'x'.repeat(300),
  ],
  ...[
    'https://example.com',
    'ftp://example.com',
    '2026-11-30',
    '12:30:00',
    '2026-11-30T12:30:00Z',
    '2026-11-30T12:30:00',
  ],
  ...['2026-11-30T12:30:00.123Z', '2026-11-30T12:30:00+01:00', '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11'],
  ...['0192f0c1-7a70-7f0c-9f2e-9a4f1f7b1c11', 0, 1, -1, 2, 2.5, 11, 3_000_000_000, true, false, null],
];

const values: readonly unknown[] = [
  ...leaves,
  ...[[], ['ab'], ['ab', 'abc', 'a'], [1], ['ab', 1], ['ab', 1, 2], ['ab', null], [null], {}, { ab: 1, abc: 2 }],
  ...[{ ab: 1 }, { ab: null }, { ab: 'ab' }, { ab: 1, abc: 'ab' }, { ab: 1, other: 'ab' }, { ab: 1, other: 2 }],
  ...[{ kind: 'card' }, { kind: 'cash' }, { kind: 'card', digits: '1' }, { kind: 'check' }, [{ kind: 'cash' }]],
];

it.each([...schemas])('%s is taken where zod takes all of it', (_name, sent) => {
  const described = z.toJSONSchema(sent, { io: 'output', unrepresentable: 'any' });
  const all = values.flatMap((value) => {
    const parsed = sent.safeParse(value);
    return parsed.success && parsed.data !== undefined ? [JSON.parse(JSON.stringify(parsed.data)) as unknown] : [];
  });
  const misjudged = [...schemas].flatMap(([name, taken]) => {
    const takenSchema = z.toJSONSchema(taken, { io: 'input', unrepresentable: 'any' });
    const problems = compareSchemas(described, takenSchema, { field: 'it', work: new Work(100_000) });
    const refused = all.filter((value) => !taken.safeParse(value).success);
    return problems.length === 0 && refused.length > 0 ? [{ name, refused }] : [];
  });
  expect(misjudged).toEqual([]);
});
