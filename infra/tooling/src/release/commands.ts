import {
  checkRelease,
  createCredential,
  deploy,
  listCredentials,
  listDeployments,
  listReleases,
  previewRelease,
  readSite,
  revokeCredential,
  type Deployment,
  type DeploymentCheck,
  type DeploymentRequest,
  type LiveSlice,
} from '@hearthway/contracts/releases';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSlice } from './build-slice.js';
import { UsageError, type CommandLine, type VerbName } from './command-line.js';
import { minute, table, type CommandResult } from './command-output.js';
import { commitOf } from './commit-of.js';
import { publishBuild } from './publish-build.js';
import type { RegistryClient } from './registry-client.js';
import { sliceOf, sourcesOf } from './slice-folder.js';

export interface CommandContext {
  readonly registry: RegistryClient;
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  readonly tell: (line: string) => void;
}

type Command = (line: CommandLine, context: CommandContext) => Promise<CommandResult>;

export const commands: Readonly<Record<VerbName, Command>> = {
  publish,
  'can-i-deploy': canIDeploy,
  release: releaseVersion,
  promote: (line, context) => change(line, context, { action: 'promote' }),
  rollback: ({ version, ...line }, context) =>
    change({ ...line, version }, context, { action: 'rollback', ...(version !== undefined && { version }) }),
  preview,
  status,
  history,
  'credentials list': listAllCredentials,
  'credentials create': createForTeam,
  'credentials revoke': revoke,
};

async function publish({ slice: named, build }: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { registry, folder, tell } = context;
  const slice = required(sliceOf(folder, named));
  const { commit, changed } = await commitOf(folder);
  if (changed) tell('There are changes that aren’t committed, so the release names no commit.');
  const published = await withBuild(slice, build, context, (files) => {
    tell(`publishing ${slice} …`);
    return publishBuild(registry, { slice, build: files, commit, progress: uploads(tell) });
  });
  const { version, author, publishedAt } = published;
  const files = published.files.length;
  const bytes = published.files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    value: { slice, version, author, publishedAt, commit: published.commit, files, bytes },
    lines: [
      `${slice} ${version} is published: ${files} files, ${Math.ceil(bytes / 1024)} KB. Nobody sees it yet.`,
      `See it alone: preview ${slice} ${version}   Give it to everyone: release ${slice} ${version}`,
    ],
  };
}

/** Builds into a folder that is deleted afterwards: a watching build goes on in `dist` undisturbed. */
async function withBuild<Result>(
  slice: string,
  finished: string | undefined,
  { folder, environment, signal, tell }: CommandContext,
  use: (build: string) => Promise<Result>,
): Promise<Result> {
  if (finished !== undefined) return use(resolve(folder, finished));
  const sources = sourcesOf(folder, slice);
  const output = await mkdtemp(join(tmpdir(), 'hearthway-build-'));
  try {
    tell(`building ${slice} …`);
    await buildSlice({ sources, output, environment, signal });
    return await use(output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Tells of every tenth, and of the last. */
const uploads = (tell: (line: string) => void) => (uploaded: number, missing: number) => {
  if (uploaded % 10 === 0 || uploaded === missing) tell(`uploaded ${uploaded} of ${missing} new files`);
};

async function canIDeploy(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { environment } = line;
  const found = await context.registry.call(checkRelease, { params: { environment, slice }, body: { version } });
  const isRefusal = found.checks.some(({ problems }) => problems.length > 0);
  return {
    value: { slice, version, environment, possible: !isRefusal, ...found },
    lines: [
      `${slice} ${version} ${isRefusal ? 'can’t' : 'can'} go live in ${environment} (revision ${found.revision}).`,
      ...found.checks.flatMap(checkLines),
    ],
    isRefusal,
  };
}

const checkLines = ({ name, problems }: DeploymentCheck): string[] =>
  problems.length === 0 ? [`  ${name}: good`] : problems.map((problem) => `  ${name}: ${problem}`);

async function releaseVersion(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { canary } = line;
  const request =
    canary === undefined
      ? ({ action: 'release', version } as const)
      : ({ action: 'canary', version, percent: canary } as const);
  return change({ ...line, slice }, context, request);
}

type Change = DeploymentRequest extends infer Request
  ? Request extends DeploymentRequest
    ? Omit<Request, 'reason' | 'revision'>
    : never
  : never;

async function change(line: CommandLine, { registry, folder }: CommandContext, what: Change): Promise<CommandResult> {
  const { environment, revision } = line;
  const slice = required(sliceOf(folder, line.slice));
  const reason = line.reason ?? (environment === 'local' ? 'by hand' : undefined);
  if (reason === undefined) {
    throw new UsageError(`Say why, for those who read the history of ${environment}: --reason "…"`);
  }
  const done = await registry.call(deploy, {
    params: { environment, slice },
    body: { ...what, reason, ...(revision !== undefined && { revision }) },
  });
  return { value: done, lines: [...outcome(done), ...nextStep(done)] };
}

function outcome({ environment, revision, slice, version, canary, withdrew }: Deployment): string[] {
  const where = `in ${environment} (revision ${revision})`;
  return [
    ...(withdrew === undefined ? [] : [`${slice} ${withdrew} is taken back: pages that are still open leave it.`]),
    canary
      ? `${slice} ${canary.version} goes to ${canary.percent} % of browsers ${where}; the others have ${version}.`
      : `${slice} ${version} is live ${where}.`,
  ];
}

const nextStep = ({ slice, action }: Deployment): string[] => {
  if (action === 'canary') return [`Give it to everyone: promote ${slice}   Take it back: rollback ${slice}`];
  return action === 'rollback' ? [] : [`Take it back: rollback ${slice}`];
};

async function preview(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const { slice, version } = await releaseMeant(line, context);
  const { environment } = line;
  const link = await context.registry.call(previewRelease, { params: { environment, slice }, body: { version } });
  return {
    value: { slice, version, environment, ...link },
    lines: [
      link.url,
      `It shows ${slice} ${version} in the browser that opens it, until ${minute(link.expiresAt)} UTC.`,
    ],
  };
}

async function status(line: CommandLine, { registry, folder }: CommandContext): Promise<CommandResult> {
  const { environment } = line;
  const slice = sliceOf(folder, line.slice);
  // Asked first, because a slice's releases are only for those who may release it.
  const releases = slice === undefined ? [] : await registry.call(listReleases, { params: { slice } });
  const site = await registry.call(readSite, { params: { environment } });
  const slices = site.slices.filter((live) => slice === undefined || live.slice === slice);
  const heading = `${environment}, revision ${site.revision}`;
  if (slice === undefined) {
    return {
      value: site,
      lines: [heading, ...table(slices.map((live) => [live.slice, live.version, canaryOf(live)]))],
    };
  }
  const [live] = slices;
  return {
    value: { ...site, slices, releases },
    lines: [
      heading,
      live ? `${slice} ${live.version} ${canaryOf(live)}`.trimEnd() : `Nothing of ${slice} is live.`,
      'The newest releases:',
      ...table(
        releases
          .slice(0, newestShown)
          .map(({ version, publishedAt, author, commit = '' }) => [
            `  ${version}`,
            minute(publishedAt),
            author,
            commit.slice(0, 10),
            stateOf(version, live),
          ]),
      ),
    ],
  };
}

const newestShown = 10;

const canaryOf = ({ canary }: LiveSlice): string => (canary ? `canary ${canary.version} for ${canary.percent} %` : '');

function stateOf(version: string, live: LiveSlice | undefined): string {
  if (live?.version === version) return 'live';
  if (live?.canary?.version === version) return 'canary';
  return live?.withdrawn.includes(version) ? 'taken back' : '';
}

async function history(line: CommandLine, { registry, folder }: CommandContext): Promise<CommandResult> {
  const { environment, limit } = line;
  const slice = sliceOf(folder, line.slice);
  const deployments = await registry.call(listDeployments, { params: { environment }, query: { slice, limit } });
  return {
    value: deployments,
    lines:
      deployments.length === 0
        ? ['Nothing has changed yet.']
        : table(
            deployments.map(({ revision, at, slice: changed, action, version, canary, author, reason }) => [
              String(revision).padStart(5),
              minute(at),
              changed,
              canary ? `canary ${canary.percent} %` : action,
              canary?.version ?? version,
              author,
              reason,
            ]),
          ),
  };
}

async function listAllCredentials(_line: CommandLine, { registry }: CommandContext): Promise<CommandResult> {
  const credentials = await registry.call(listCredentials, {});
  return {
    value: credentials,
    lines:
      credentials.length === 0
        ? ['There are none yet.']
        : table(
            credentials.map(({ credentialId, name, slices, environments, expiresAt, revokedAt }) => [
              credentialId,
              name,
              slices.join(),
              environments.join(),
              revokedAt === undefined ? `until ${minute(expiresAt)}` : `revoked ${minute(revokedAt)}`,
            ]),
          ),
  };
}

async function createForTeam(line: CommandLine, { registry }: CommandContext): Promise<CommandResult> {
  const { name, slices, environments, days } = line;
  if (name === undefined || slices.length === 0) {
    throw new UsageError('Say whose it is and for what: credentials create --name "Journey team" --slices mf-journey');
  }
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const created = await registry.call(createCredential, {
    body: { name, slices: [...slices], environments: [...environments], expiresAt },
  });
  return {
    value: created,
    lines: [
      created.token,
      `This is shown once: the HEARTHWAY_TOKEN of ${name}, for ${slices.join(', ')} in ${environments.join(', ')}, until ${minute(expiresAt)} UTC.`,
      `End it: credentials revoke ${created.credential.credentialId}`,
    ],
  };
}

async function revoke({ id }: CommandLine, { registry }: CommandContext): Promise<CommandResult> {
  if (id === undefined) throw new UsageError('Name the credential by its id; credentials list shows them.');
  await registry.call(revokeCredential, { params: { credentialId: id } });
  return { value: { credentialId: id, revoked: true }, lines: [`${id} is revoked: nothing accepts it any more.`] };
}

/** The release named, or the newest that was published. */
async function releaseMeant(
  line: CommandLine,
  { registry, folder, tell }: CommandContext,
): Promise<{ slice: string; version: string }> {
  const slice = required(sliceOf(folder, line.slice));
  if (line.version !== undefined) return { slice, version: line.version };
  const [newest] = await registry.call(listReleases, { params: { slice } });
  if (!newest) throw new Error(`Nothing of ${slice} is published yet. Publish it first: publish ${slice}`);
  tell(
    `The newest release of ${slice} is ${newest.version}, published ${minute(newest.publishedAt)} UTC by ${newest.author}.`,
  );
  return { slice, version: newest.version };
}

function required(slice: string | undefined): string {
  if (slice !== undefined) return slice;
  throw new UsageError('Name the slice, like mf-journey, or go to its folder.');
}
