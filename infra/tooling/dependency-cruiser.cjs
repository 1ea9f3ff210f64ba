/** The import rules: who may import whom. */
const slices = '^(shell|mf-[^/]+|svc-[^/]+|gateway)/';
/** Files that may do input and output, by the ends of their names. What unpacks files only runs in processes of their own. */
const withIo =
  '/(index|[a-z-]+-(store|routes|consumers|keys|hashing|cipher|client|cookie|feed)|[a-z-]+\\.process|open-key-ring|refresh-successors|personal-data|inspect-word|object-streams)\\.ts$';
const tests = '\\.(test|e2e)\\.tsx?$|/testing/|/test/|/e2e/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'slice-imports-no-slice',
      comment: 'A slice is released alone. What two of them need lives in contracts or a kit.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|svc-[^/]+|gateway)/' },
      to: { path: slices, pathNot: '^$1/' },
    },
    {
      name: 'slice-imports-kits-only',
      comment: 'Of our own code, a slice imports only contracts and the kits.',
      severity: 'error',
      from: { path: slices, pathNot: tests + '|webpack\\.config\\.ts$' },
      to: { path: '^infra/', pathNot: '^infra/(service-kit|web-kit|openapi|releases|tooling/css-modules)/?' },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: tests },
      to: { pathNot: '^contracts/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'kits-know-no-business',
      comment: 'A kit knows only the contracts that every service shares, nothing of the business.',
      severity: 'error',
      from: { path: '^infra/(service-kit|web-kit)/', pathNot: tests },
      to: {
        path: '^contracts/',
        pathNot:
          '^contracts/src/(envelope|event-stream|problem|operation|own-value|platform|page-paths|releases/.+|constants|texts)\\.ts$',
      },
    },
    {
      name: 'infra-imports-no-slice',
      comment: 'Except for what writes the tables of their READMEs, and the test of what a deployment sets for them.',
      severity: 'error',
      from: {
        path: '^(infra|contracts)/',
        pathNot: '^infra/(tooling/src/tables/|deploy/src/manifests/settings\\.test\\.ts$)',
      },
      to: { path: slices },
    },
    {
      name: 'module-through-its-public-index',
      comment:
        'Other modules import a module only through its public index, index.ts; their tests, also through testing/index.ts.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/([^/]+)/' },
      to: {
        path: '^svc-[^/]+/src/([^/]+)/',
        pathNot: ['^svc-[^/]+/src/$1/', '^svc-[^/]+/src/[^/]+/(testing/)?index\\.ts$'],
      },
    },
    {
      name: 'module-through-its-public-index-from-the-wiring',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/[^/]+\\.ts$' },
      to: { path: '^svc-[^/]+/src/[^/]+/', pathNot: '^svc-[^/]+/src/[^/]+/index\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules get time, ids and data as arguments.',
      severity: 'error',
      from: { path: '^svc-[^/]+/src/.+/[^/]+\\.ts$', pathNot: tests + '|' + withIo },
      to: {
        path: '^(node:|crypto$|fs|timers)|(^|/)node_modules/(express|mongoose|amqplib|amqp-connection-manager|mongodb)/',
      },
    },
    {
      name: 'feature-through-its-public-index',
      comment: 'Others import a feature of a front end only through its index.ts.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/src/(features/[^/]+/|)' },
      to: { path: '^(shell|mf-[^/]+)/src/features/[^/]+/', pathNot: ['^$1/src/$2', '/index\\.tsx?$'] },
    },
    {
      name: 'features-below-pages',
      comment: 'Pages and their templates consist of features. A feature knows neither them nor the layout.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/features/', pathNot: tests },
      to: { path: '^mf-[^/]+/src/(pages|templates|layout)/|^mf-[^/]+/src/(routes|[a-z]+-app|application)\\.tsx$' },
    },
    {
      name: 'page-imports-no-page',
      comment: 'Code that two pages share belongs in a feature.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^mf-[^/]+/src/pages/([^/]+)/', pathNot: '^mf-[^/]+/src/pages/$1/' },
    },
    {
      name: 'shipped-code-imports-no-tests',
      severity: 'error',
      from: { path: slices, pathNot: tests + '|standalone\\.tsx$|webpack\\.config\\.ts$' },
      to: { path: '/testing/|\\.test\\.tsx?$|^contracts/src/examples\\.ts$' },
    },
    {
      name: 'no-router-on-public-pages',
      comment: 'Every visitor loads the shell and mf-marketing, and neither needs a router.',
      severity: 'error',
      from: { path: '^(shell|mf-marketing)/src/', pathNot: tests },
      to: { path: '^infra/web-kit/src/router/', reachable: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: tests + '|jest\\.config\\.ts$' },
      // The client of a pact broker is there only where there is a broker.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '@pact-foundation/pact-cli' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts'],
    },
  },
};
