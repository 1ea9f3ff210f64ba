import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';
import { esModulePackages } from './infra/tooling/src/jest/es-module-packages.ts';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const root = import.meta.dirname;
const tooling = join(root, 'infra/tooling/src/jest');
const engines = join(root, 'infra/engines/src/testing');

/** Packages that Jest has to transform as it does our sources. */
const transformed = [
  ...esModulePackages(root),
  // CommonJS that calls import(), which a module within Jest cannot.
  '@opentelemetry/otlp-exporter-base',
  // Its build for browsers is an ES module, its build for Node isn't.
  'csv-parse',
  // The AI SDK requires one of its ES modules by its path.
  'zod',
];

/** The folders that tests lie in: Jest need not look through 700 packages for more. */
const roots = readdirSync(root)
  .filter((name) => /^(contracts|gateway|infra|shell|(mf|svc)-.+)$/.test(name))
  .map((name) => join(root, name));
const suffixes = ['int', 'pact', 'system', 'browsers'];
const web = String.raw`/(shell|mf-[^/]+|infra/web-kit)/`;

const swc = (parser: { syntax: string; tsx?: boolean }): [string, object] => [
  '@swc/jest',
  {
    jsc: { target: 'es2024', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** One project per level of test; a file's suffix says which. Components run in jsdom, everything else in Node. */
const project = (displayName: string, more: Project): Project => ({
  displayName,
  rootDir: root,
  roots,
  cacheDirectory: join(root, 'node_modules/.cache/jest'),
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  testEnvironment: join(tooling, 'node-environment.ts'),
  injectGlobals: false,
  // What Node does between two turns of the event loop is no timer.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  // What a module finds beyond its own scope, it finds slowly within Jest: an RSA signature took a second instead of 50 ms.
  sandboxInjectedGlobals: ['Math', 'BigInt'],
  resolver: join(tooling, 'resolver.ts'),
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.[cm]?js$': swc({ syntax: 'ecmascript' }),
    '\\.css$': join(tooling, 'css-transformer.ts'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${transformed.join('|')})/).*(?<!\\.mjs)$`],
  ...more,
});

/** Only the full suite runs tests such as `x.slow.int.test.ts`. */
const notSlow = [String.raw`\.slow\.`];

const withEngines = {
  globalSetup: join(engines, 'global-setup.js'),
  globalTeardown: join(engines, 'global-teardown.js'),
};
const oneAtATime = { runner: join(tooling, 'one-at-a-time-runner.ts') };

/** Tests that start the whole system, with time for the start. */
const wholeSystem = (name: string, more: Project) =>
  project(name, { ...oneAtATime, setupFilesAfterEnv: [join(tooling, 'whole-system-setup.ts')], ...more });

export default {
  // By default Jest leaves one core free, which is half of a machine with two.
  maxWorkers: '100%',
  // Longer than any test takes, because other tests may keep the machine busy.
  testTimeout: 180_000,
  projects: [
    project('unit', {
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...suffixes.map((suffix) => String.raw`\.${suffix}\.test\.ts$`), web],
    }),
    project('web', {
      testMatch: ['**/{shell,mf-*,infra/web-kit}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [String.raw`\.pact\.test\.ts$`],
      testEnvironment: join(tooling, 'browser-environment.ts'),
      // Jest doesn't know the field of a package that names its build for browsers.
      moduleNameMapper: { '^tus-js-client$': join(root, 'node_modules/tus-js-client/lib.es5/browser/index.js') },
      testEnvironmentOptions: { url: 'http://localhost:3000' },
      setupFilesAfterEnv: [join(tooling, 'browser-setup.ts')],
    }),
    project('int', { ...withEngines, testMatch: ['**/*.int.test.ts'], testPathIgnorePatterns: notSlow }),
    project('slow-int', { ...withEngines, testMatch: ['**/*.slow.int.test.ts'] }),
    project('pact-consumer', { ...oneAtATime, testMatch: ['**/{shell,mf-*,svc-*,gateway}/src/**/*.pact.test.ts'] }),
    project('pact-provider', {
      ...oneAtATime,
      ...withEngines,
      testMatch: ['**/{svc-*,infra/releases}/test/**/*.pact.test.ts'],
    }),
    wholeSystem('system', { testMatch: ['**/infra/e2e/**/*.system.test.ts'], testPathIgnorePatterns: notSlow }),
    wholeSystem('slow-system', { testMatch: ['**/infra/e2e/**/*.slow.system.test.ts'] }),
    wholeSystem('browsers', { testMatch: ['**/infra/e2e/**/*.browsers.test.ts'] }),
  ],
} satisfies Config;
