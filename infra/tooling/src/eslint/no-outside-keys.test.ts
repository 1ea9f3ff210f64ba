import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import typescript from 'typescript-eslint';
import { noOutsideKeys } from './no-outside-keys.js';

const code = `
declare const text: string;
declare const known: 'a' | 'b';
declare const counts: Record<string, number>;
declare const map: Map<string, number>;
declare const list: string[];
declare const place: number;
declare const anything: any;
counts[text] = (counts[text] ?? 0) + 1; // reported
const read = counts[text]; // reported
const unknownKey = counts[anything]; // reported
const inherited = text in counts; // reported
const wrongBranch = Object.hasOwn(counts, text) ? 0 : counts[text]; // reported
const otherKey = Object.hasOwn(counts, known) ? counts[text] : 0; // reported
const { length } = list.filter((key) => counts[key]); // reported

const fixed = counts['a'];
const closed = { a: 1, b: 2 }[known];
const asked = Object.hasOwn(counts, text) ? counts[text] : undefined;
const both = Object.hasOwn(counts, text) && counts[text] === 1;
if (Object.hasOwn(counts, text)) counts[text] = 1;
const mapped = map.get(text);
const item = list[place];
const named = 'error' in counts;
`;

it('reports objects that are indexed by any string, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-outside-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const filename = join(folder, 'code.ts');
  writeFileSync(filename, code);
  const program = ts.createProgram([filename], { strict: true, target: ts.ScriptTarget.ES2022, types: [] });

  const found = new Linter({ cwd: folder }).verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: typescript.parser, parserOptions: { programs: [program] } },
        plugins: { hearthway: { rules: { 'no-outside-keys': noOutsideKeys as never } } },
        rules: { 'hearthway/no-outside-keys': 'error' },
      },
    ],
    { filename },
  );
  const expected = code.split('\n').flatMap((line, index) => (line.includes('// reported') ? [index + 1] : []));
  expect([...new Set(found.map(({ line }) => line))]).toEqual(expected);
  expect(found.every(({ ruleId }) => ruleId === 'hearthway/no-outside-keys')).toBe(true);
});
