import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { readJson } from './json-file.js';
import { jsonPlaces } from './json-places.js';
import { UnusableFile } from './unusable-file.js';

const homes = z.strictObject({ homes: z.array(z.strictObject({ name: z.string(), rooms: z.number() })) });

describe('a JSON text', () => {
  it('is what JSON.parse takes, and nothing else', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', ',', ']', '{', ':', '\\', '0', '\n', '\u0000', 'e1', '\u007f'),
      )
      .map(
        ([text, place, mark]) =>
          text.slice(0, place % (text.length + 1)) + mark + text.slice((place % (text.length + 1)) + 1),
      );

    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (text) => {
        expect(jsonPlaces(text).error === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a JSON file', () => {
  it('is read with or without a byte order mark, and with any line ends', () => {
    const value = { homes: [{ name: 'Oak Street', rooms: 3 }] };
    const text = JSON.stringify(value, null, 2);

    expect(readJson(text, homes)).toEqual(value);
    expect(readJson(`\uFEFF${text.replaceAll('\n', '\r\n')}`, homes)).toEqual(value);
  });

  it.each([
    ['a comma too many', '{\n  "homes": [,]\n}', 'line 2, column 13: not valid JSON, expected a value'],
    ['a comma at the end', '{"homes": [],}', 'line 1, column 14: not valid JSON, expected a name in double quotes'],
    ['a part missing', '{\n  "homes": [', 'line 2, column 13: not valid JSON, expected a value'],
    ['a comment', '// homes\n{"homes": []}', 'line 1, column 1: not valid JSON, expected a value'],
    ['a comma missing', '{"homes": [1 2]}', 'line 1, column 14: not valid JSON, expected , or ]'],
    ['a name without quotes', '{\n  homes: []}', 'line 2, column 3: not valid JSON, expected a name in double quotes'],
    ['a line break in a text', '{"homes": ["a\nb"]}', 'line 1, column 12: not valid JSON, expected a value'],
    ['an error page', '<!DOCTYPE html>', 'line 1, column 1: not valid JSON'],
    ['nothing', '', 'line 1, column 1: not valid JSON'],
    ['another shape', '[]', 'line 1, column 1 (the file): Invalid input: expected object, received array'],
    [
      'a word as a number',
      '{\n  "homes": [\n    { "name": "a", "rooms": 3 },\n    { "name": "b", "rooms": "four" }\n  ]\n}',
      'line 4, column 29 (homes.1.rooms): Invalid input: expected number, received string',
    ],
    [
      'a field missing, at the value that lacks it',
      '{"homes": [\n  { "name": "a" }]}',
      'line 2, column 3 (homes.0.rooms): Invalid input',
    ],
    [
      'an unknown field',
      '{"homes": [{ "name": "a", "rooms": 3,\n "roof": 1 }]}',
      'line 2, column 10 (homes.0.roof): Unrecognized key: "roof"',
    ],
  ])('is refused with %s', (_what, text, message) => {
    const read = () => readJson(text, homes);

    expect(read).toThrow(UnusableFile);
    expect(read).toThrow(message);
  });

  it('is refused with at most twenty problems named', () => {
    const many = { homes: Array.from({ length: 25 }, () => ({ name: 1, rooms: 3 })) };

    expect(() => readJson(JSON.stringify(many), homes)).toThrow(/; and 5 more$/);
  });
});
