import * as z from 'zod/mini';
import { jsonPlaces, type JsonPlaces } from './json-places.js';
import { refuseFor, UnusableFile } from './unusable-file.js';

/**
 * The value in a JSON file.
 * @throws {UnusableFile} naming the line and the column of each problem
 */
export function readJson<Value>(text: string, schema: z.ZodMiniType<Value>): Value {
  const json = text.replace(/^\uFEFF/, '');
  const places = jsonPlaces(json);
  const { error } = places;
  if (error) throw new UnusableFile(`${placeOf(json, error.offset)}: not valid JSON, expected ${error.expected}`);
  const { data, error: refused } = schema.safeParse(JSON.parse(json), inEnglish);
  const problems = (refused?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    return `${placeOf(json, offsetOf(places, path))} (${path.join('.') || 'the file'}): ${issue.message}`;
  });
  refuseFor(problems);
  return data as Value;
}

/** For schemas without messages of their own. */
export const inEnglish = { error: z.locales.en().localeError };

/** The offset of the value at the path or, if it is missing, of the closest parent. */
function offsetOf(places: JsonPlaces, path: readonly PropertyKey[]): number {
  return places.offsetOf(path) ?? (path.length > 0 ? offsetOf(places, path.slice(0, -1)) : 0);
}

/** Both from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
