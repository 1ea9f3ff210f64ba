import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import ts from 'typescript';

type Edit = readonly [file: string, from: string, to: string];

const guard = join(import.meta.dirname, 'platform-versions.ts');
const settings: ts.CompilerOptions = {
  ...{ noEmit: true, skipLibCheck: true, strict: true, exactOptionalPropertyTypes: true, types: [] },
  ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const host = ts.createCompilerHost(settings);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says about the versions of the platform after an edit of sources. */
function problemsAfter(edits: readonly Edit[]): string {
  const edited = new Map<string, string>();
  for (const [name, from, to] of edits) {
    const file = join(import.meta.dirname, name);
    const source = edited.get(file) ?? host.readFile(file) ?? '';
    expect(source).toContain(from);
    edited.set(file, source.replace(from, to));
  }
  const getSourceFile: typeof host.getSourceFile = (file, options) => {
    const text = edited.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, options);
    if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, options));
    return parsed.get(file);
  };
  const program = ts.createProgram([guard], settings, { ...host, getSourceFile });
  const found = program.getSemanticDiagnostics(program.getSourceFile(guard));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n');
}

const version = (to: string): Edit => ['platform.ts', `'1.0.0'`, `'${to}'`];
/** Records today’s types for a version. */
const recorded = (name: string): Edit => [
  'platform-versions.ts',
  'interface Versions {',
  `interface Versions {\n  '${name}': Today;`,
];
const addition: Edit = ['platform.ts', 'readonly toast: (', 'readonly locale?: string;\n  readonly toast: ('];
const removal: Edit = ['platform.ts', 'readonly navigate: (', 'readonly goTo: ('];
const otherUser: Edit = ['identity/http.ts', 'emailVerified: z.boolean()', 'emailVerified: z.optional(z.boolean())'];
const unrecorded = 'What slices get has changed: raise the version';
const breaking = 'Slices built with 1.0.0 would fail: raise the major version';

describe('what slices get from the shell', () => {
  it.each<[what: string, edits: readonly Edit[], problem: string]>([
    ['something more', [addition], unrecorded],
    [
      'something more that may be left out',
      [['platform.ts', 'readonly title: string;', 'readonly title: string; icon?: string;']],
      unrecorded,
    ],
    ['something less', [removal], unrecorded],
    ['something different in what it consists of', [otherUser], unrecorded],
    ['something less, with a minor version', [removal, version('1.1.0'), recorded('1.1.0')], breaking],
    ['something else of a user, with a minor version', [otherUser, version('1.1.0'), recorded('1.1.0')], breaking],
    ['a patch', [version('1.0.1'), recorded('1.0.1')], 'A version ends with .0'],
    ['a version that isn’t recorded', [version('1.1.0')], `'1.1.0' does not exist`],
  ])('doesn’t compile with %s', (_what, edits, problem) => {
    expect(problemsAfter(edits)).toContain(problem);
  });

  it.each<[what: string, edits: readonly Edit[]]>([
    ['as it is', []],
    ['more, with a minor version', [addition, version('1.1.0'), recorded('1.1.0')]],
    ['less, with a major version', [removal, version('2.0.0'), recorded('2.0.0')]],
  ])('may be %s', (_what, edits) => {
    expect(problemsAfter(edits)).toBe('');
  });
});
