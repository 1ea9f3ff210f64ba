import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import * as z from 'zod/mini';
import { refuseFor, UnusableFile } from './unusable-file.js';

/**
 * The value in a JSON file.
 * @throws {UnusableFile} naming the line and the column of each problem
 */
export function readJson<Value>(text: string, schema: z.ZodMiniType<Value>): Value {
  const json = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const reason = error ? printParseErrorCode(error.error) : 'empty';
    throw new UnusableFile(`${placeOf(json, error?.offset ?? 0)}: not valid JSON (${reason})`);
  }
  const { data, error: refused } = schema.safeParse(JSON.parse(json), inEnglish);
  const problems = (refused?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    return `${placeOf(json, nodeAt(root, path).offset)} (${path.join('.') || 'the file'}): ${issue.message}`;
  });
  refuseFor(problems);
  return data as Value;
}

/** For messages of schemas, which have none of their own. */
export const inEnglish = { error: z.locales.en().localeError };

/** The value at the path, or what is missing it. */
function nodeAt(root: Node, path: readonly PropertyKey[]): Node {
  const found = findNodeAtLocation(
    root,
    path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  );
  return found ?? (path.length > 0 ? nodeAt(root, path.slice(0, -1)) : root);
}

/** Both from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
