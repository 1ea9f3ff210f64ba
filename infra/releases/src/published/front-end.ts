import { reservedPathParts, templatePlaceholders } from '@hearthway/contracts/constants';
import { integrityFileName } from '@hearthway/contracts/file-integrity';
import { pathsOverlap } from '@hearthway/contracts/page-paths';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import type { BuildRecord, Release } from '@hearthway/contracts/releases';
import { globalStyles } from '@hearthway/tooling/global-styles';
import {
  isForGate,
  problem,
  recordName,
  sortedByPath,
  textOf,
  versionOf,
  type Build,
  type BuildFile,
} from './build-files.js';
import { readFederationManifest } from './federation-manifest.js';

/** What is wrong with a front end whose files are as it lists them. */
export async function problemsOfFrontEnd(record: BuildRecord, build: Build): Promise<ProblemDetail[]> {
  return [
    ...namedFiles(record)
      .filter(isForGate)
      .map((path) => problem(path, 'Only the gate reads this file')),
    ...record.files
      .filter((path) => path === integrityFileName)
      .map((path) => problem(path, 'Gateways make this file')),
    ...problemsOfPages(record),
    ...(record.slice === 'shell' ? await problemsOfShell(record, build) : await problemsOfSlice(record, build)),
  ];
}

/** What gateways serve. */
export function releaseOf({ slice, entry, template, pages }: BuildRecord, files: readonly BuildFile[]): Release {
  return {
    slice,
    version: versionOf(files),
    entry,
    ...(template !== undefined && { template }),
    pages,
    files: sortedByPath(files)
      .filter(({ path }) => path !== recordName && !isForGate(path))
      .map(({ path, content, bytes }) => ({ path, bytes, integrity: integrityOf(content) })),
  };
}

/** How browsers name a content: `sha384-` and base64. */
function integrityOf(content: string): string {
  return `sha384-${Buffer.from(content, 'hex').toString('base64')}`;
}

/** Every file that the record names for a purpose. */
export function namedFiles(record: BuildRecord): string[] {
  const { manifest, scripts, preloads, styles, fonts } = record.entry;
  return [
    ...[manifest, ...scripts, ...preloads, ...styles, ...fonts],
    record.template,
    ...record.pages.flatMap(({ scripts, styles, prerendered }) => [
      ...scripts,
      ...styles,
      prerendered?.html,
      prerendered?.image,
    ]),
  ].filter((path) => path !== undefined);
}

function problemsOfPages({ pages, slice }: BuildRecord): ProblemDetail[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ path, prerendered }, place) => {
    const first = path.split('/')[1] ?? '';
    const twin = pages.slice(0, place).find((other) => pathsOverlap(other.path, path));
    return [
      twin && `${slice} has ${twin.path} at the same addresses`,
      reservedPathParts.some((reserved) => reserved === first) && `No page may begin with /${first}`,
      first.startsWith(':') && 'No page may begin with a parameter',
      prerendered && path.includes(':') && 'A page with a parameter cannot be rendered in advance',
      prerendered &&
        !paths.has(prerendered.canonicalPath) &&
        `Its canonical path ${prerendered.canonicalPath} is no page of ${slice}`,
    ]
      .filter((text) => typeof text === 'string')
      .map((text) => problem(path, text));
  });
}

async function problemsOfShell({ entry, template }: BuildRecord, build: Build): Promise<ProblemDetail[]> {
  const problems = entry.manifest === undefined ? [] : [problem(entry.manifest, 'The shell is no federated slice')];
  if (template === undefined) return [...problems, problem(recordName, 'The shell needs a template')];
  const html = await textOf(template, build);
  if (typeof html !== 'string') return [...problems, ...html];
  const missing = Object.values(templatePlaceholders).filter((placeholder) => html.split(placeholder).length !== 2);
  return [...problems, ...missing.map((placeholder) => problem(template, `It needs ${placeholder} once`))];
}

async function problemsOfSlice({ slice, entry, template }: BuildRecord, build: Build): Promise<ProblemDetail[]> {
  return [
    ...(template === undefined ? [] : [problem(template, 'Only the shell has a template')]),
    ...(await problemsOfManifest(entry.manifest, build)),
    ...(await problemsOfStyles(slice, build)),
  ];
}

async function problemsOfManifest(manifest: string | undefined, build: Build): Promise<ProblemDetail[]> {
  if (manifest === undefined) return [problem(recordName, 'A slice needs a federation manifest')];
  const text = await textOf(manifest, build);
  if (typeof text !== 'string') return text;
  try {
    const { exposed, files } = readFederationManifest(text);
    const served = new Set(build.files.map(({ path }) => path).filter((path) => !isForGate(path)));
    return [
      ...(exposed.includes('./spa') ? [] : [problem(manifest, 'It exposes no ./spa')]),
      ...files
        .filter((path) => !served.has(path))
        .map((path) => problem(path, `${manifest} names it; the build lacks it`)),
    ];
  } catch {
    return [problem(manifest, 'This is no federation manifest')];
  }
}

/** A slice's styles stay in the page when it leaves: a rule without one of its own classes would change other slices. */
async function problemsOfStyles(slice: string, build: Build): Promise<ProblemDetail[]> {
  const problems: ProblemDetail[] = [];
  for (const { path } of build.files.filter((file) => /\.css$/i.test(file.path))) {
    const css = await textOf(path, build);
    if (typeof css !== 'string') problems.push(...css);
    else problems.push(...globalStyles(css, slice).map((rule) => problem(path, `Global style: ${rule}`)));
  }
  return problems;
}
