import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { UsageError } from './command-line.js';
import { withoutCredential } from './without-credential.js';

/** The checkout, if this is not installed as a package. */
const checkout = join(import.meta.dirname, '../../../..');

export interface PactToVerify {
  /** Unique among them. */
  readonly name: string;
  readonly text: string;
}

interface ProviderTests {
  readonly provider: string;
  /** The provider’s folder. */
  readonly sources: string;
  readonly pacts: readonly PactToVerify[];
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
}

const testResult = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
type TestResult = z.infer<typeof testResult>;
const report = z.object({ testResults: z.array(z.object({ assertionResults: z.array(testResult) })) });

/**
 * Runs the tests with which a provider verifies pacts, against exactly these. What they print goes to stderr.
 * @returns what it didn’t keep of each, by name @throws if they didn’t come so far
 */
export async function runProviderTests(tests: ProviderTests): Promise<Map<string, string[]>> {
  const { provider, sources, pacts, environment, signal } = tests;
  const test = join(sources, 'test/provider.pact.test.ts');
  if (!existsSync(test) || !existsSync(join(checkout, 'jest.config.ts'))) {
    throw new UsageError(`Pacts are verified with test/provider.pact.test.ts of ${provider}, in a checkout.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-pacts-'));
  try {
    for (const { name, text } of pacts) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, `${provider}.json`), text);
    }
    const output = join(folder, 'report.json');
    const jest = spawn(
      process.execPath,
      [
        ...['node_modules/jest/bin/jest.js', '--selectProjects', 'pact-provider', '--runTestsByPath', test],
        ...['--json', '--outputFile', output],
      ],
      {
        cwd: checkout,
        env: { ...withoutCredential(environment), HEARTHWAY_PACTS: folder },
        stdio: ['ignore', 2, 2],
      },
    );
    const stop = () => jest.kill();
    signal?.addEventListener('abort', stop);
    await once(jest, 'close');
    signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    const written = await readFile(output, 'utf8').catch(() => '{"testResults":[]}');
    return failuresIn(written, provider, pacts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param written what Jest reports, in which each pact’s tests are below a title that ends with its name */
export function failuresIn(
  written: string,
  provider: string,
  pacts: readonly Pick<PactToVerify, 'name'>[],
): Map<string, string[]> {
  const results = report.parse(JSON.parse(written)).testResults.flatMap(({ assertionResults }) => assertionResults);
  return new Map(
    pacts.map(({ name }) => {
      const own = results.filter(({ ancestorTitles }) => ancestorTitles.some((title) => title.endsWith(` ${name}`)));
      if (own.length === 0) throw new Error(`The tests of ${provider} didn’t run; the reason is above.`);
      return [name, own.filter(({ status }) => status !== 'passed').flatMap(failureOf)];
    }),
  );
}

/** A test that was skipped has no message. */
function failureOf({ title, status, failureMessages }: TestResult): string[] {
  const lines = failureMessages.flatMap(linesOf);
  return lines.length > 0 ? lines : [`${title}: ${status}`];
}

/** Of an error’s text, without the stack. */
const linesOf = (message: string): string[] =>
  stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .split(/\n[ \t]+at /, 1)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '');
