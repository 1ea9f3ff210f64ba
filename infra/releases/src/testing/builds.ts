import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { templatePlaceholders } from '@hearthway/contracts/constants';
import {
  contractFile,
  pactFile,
  type BuildRecord,
  type DescribedContract,
  type DescribedOperation,
  type Pact,
  type PrerenderedHead,
  type ReleasedPage,
  type ServiceRecord,
} from '@hearthway/contracts/releases';
import { createHash } from 'node:crypto';

/** Contents by path. `build.json` is among them. */
export type BuildContents = Readonly<Record<string, string>>;

/** Writes a build to a new folder in `parent`, by default the system's temporary folder. @returns the folder */
export async function writeBuild(contents: BuildContents, parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'build-'));
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** A page of a slice. With markup, it was rendered in advance. */
export interface ExamplePage extends Partial<Omit<ReleasedPage, 'prerendered'>> {
  readonly path: string;
  readonly markup?: string;
  readonly head?: Partial<Omit<PrerenderedHead, 'html'>>;
}

export interface ExampleBuild extends ForGate, Pick<BuildRecord, 'provides' | 'needs'> {
  readonly pages?: readonly ExamplePage[];
  /** Another one changes the build's contents and thereby its version. */
  readonly mark?: string;
}

/** What a build says for the gate. */
export interface ForGate {
  readonly pacts?: readonly Pact[];
  readonly contracts?: readonly DescribedContract[];
}

/** The build of a service. */
export function serviceBuild(
  service: string,
  {
    mark = 'one',
    contracts = [{ provider: service, operations: [], events: [] }],
    pacts = [],
  }: ForGate & { readonly mark?: string } = {},
): BuildContents {
  return withRecord(gateFiles({ pacts, contracts }), {
    service,
    code: createHash('sha256').update(mark).digest('hex'),
  });
}

const gateFiles = ({ pacts = [], contracts = [] }: ForGate): BuildContents =>
  Object.fromEntries([
    ...pacts.map((pact) => [pactFile(pact.provider.name), JSON.stringify(pact)] as const),
    ...contracts.map((contract) => [contractFile(contract.provider), JSON.stringify(contract)] as const),
  ]);

/** `GET /api/homes` of svc-journey, whose reply has these required texts. */
export function exampleContract(...fields: readonly string[]): DescribedContract {
  const operation: DescribedOperation = {
    id: 'homes.list',
    method: 'GET',
    path: '/api/homes',
    access: 'buyer',
    bodyType: 'json',
    status: 200,
    reply: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
      required: [...fields],
    },
    replyType: 'json',
    errors: {},
  };
  return { provider: 'svc-journey', operations: [operation], events: [] };
}

/** What its consumer calls. */
export function examplePact(consumer: string, mark = 'one'): Pact {
  return {
    consumer: { name: consumer },
    provider: { name: 'svc-journey' },
    interactions: [
      {
        description: `a question for homes (${mark})`,
        request: { method: 'GET', path: '/api/homes' },
        response: { status: 200, body: { content: { street: 'Elm Street' } } },
      },
    ],
  };
}

/** The build of a federated slice. */
export function sliceBuild(
  slice: string,
  { pages = [], mark = 'one', provides, needs, ...forGate }: ExampleBuild = {},
): BuildContents {
  const assets = {
    js: { sync: ['spa.22222222.js'], async: ['later.33333333.js'] },
    css: { sync: ['spa.44444444.css'], async: [] },
  };
  const files = {
    'mf-manifest.json': JSON.stringify({
      id: slice,
      metaData: { remoteEntry: { name: 'remoteEntry.11111111.js', path: '' } },
      exposes: [{ path: './spa', assets }],
      shared: [],
    }),
    'remoteEntry.11111111.js': `/* ${slice} ${mark} */ ${'const filler = 1; '.repeat(100)}`,
    'spa.22222222.js': 'export const spa = 1;',
    'later.33333333.js': 'export const later = 1;',
    'spa.44444444.css': `.${slice}-box { color: green }`,
    ...filesOf(slice, pages),
    ...gateFiles(forGate),
  };
  return withRecord(files, {
    slice,
    ...(provides && { provides }),
    ...(needs && { needs }),
    entry: {
      manifest: 'mf-manifest.json',
      scripts: ['remoteEntry.11111111.js', 'spa.22222222.js'],
      preloads: [],
      styles: ['spa.44444444.css'],
      fonts: [],
    },
    pages: pages.map(releasedPage),
  });
}

/** The build of the shell. */
export function shellBuild({
  pages = [],
  mark = 'one',
  template = defaultTemplate,
  provides,
  ...forGate
}: ExampleBuild & { readonly template?: string } = {}): BuildContents {
  const files = {
    'index.html': template,
    'main.aaaaaaaa.js': `start(); /* ${mark} */ ${'/* shell */ '.repeat(200)}`,
    'start.bbbbbbbb.js': 'export const start = 1;',
    'main.cccccccc.css': 'body { margin: 0 }',
    'assets/figtree.dddddddd.woff2': 'not really a font',
    ...filesOf('shell', pages),
    ...gateFiles(forGate),
  };
  return withRecord(files, {
    slice: 'shell',
    ...(provides && { provides }),
    entry: {
      scripts: ['main.aaaaaaaa.js'],
      preloads: ['start.bbbbbbbb.js'],
      styles: ['main.cccccccc.css'],
      fonts: ['assets/figtree.dddddddd.woff2'],
    },
    template: 'index.html',
    pages: pages.map(releasedPage),
  });
}

const pageScript = 'page.55555555.js';
const pageStyle = 'page.66666666.css';

/** The files that the pages name. */
function filesOf(slice: string, pages: readonly ExamplePage[]): BuildContents {
  const own = pages.length > 0 ? { [pageScript]: 'export const page = 1;', [pageStyle]: `.${slice}-page {}` } : {};
  const named = pages.flatMap(({ scripts = [], styles = [], head, markup }, place) => [
    ...[...scripts, ...styles, ...(head?.image === undefined ? [] : [head.image])].map((path) => [path, ''] as const),
    ...(markup === undefined ? [] : [[htmlOf(place), markup] as const]),
  ]);
  return { ...own, ...Object.fromEntries(named) };
}

const htmlOf = (place: number): string => `prerendered/page-${place}.html`;

function releasedPage({ markup, head, ...page }: ExamplePage, place: number): ReleasedPage {
  const { path } = page;
  return {
    title: `Page at ${path}`,
    access: 'public',
    scripts: [pageScript],
    styles: [pageStyle],
    ...page,
    ...(markup !== undefined && {
      prerendered: {
        html: htmlOf(place),
        description: `What ${path} is.`,
        canonicalPath: path,
        indexed: true,
        jsonLd: [],
        ...head,
      },
    }),
  };
}

function withRecord(
  files: BuildContents,
  record: Omit<BuildRecord, 'files'> | Omit<ServiceRecord, 'files'>,
): BuildContents {
  return { ...files, 'build.json': JSON.stringify({ ...record, files: Object.keys(files) }) };
}

const defaultTemplate = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${templatePlaceholders.head}
  </head>
  <body>
    ${templatePlaceholders.body}
  </body>
</html>
`;
