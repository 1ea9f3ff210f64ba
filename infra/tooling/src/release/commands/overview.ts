import {
  listDeployments,
  listReleases,
  readHealth,
  readSite,
  type DeploymentCheck,
  type LiveSlice,
} from '@hearthway/contracts/releases';
import type * as z from 'zod/mini';
import type { CommandLine } from '../command-line.js';
import { minute, table, type CommandResult } from '../command-output.js';
import { sliceOf } from '../slice-folder.js';
import type { CommandContext } from './context.js';

export async function status(line: CommandLine, { registry, folder }: CommandContext): Promise<CommandResult> {
  const { environment } = line;
  const slice = sliceOf(folder, line.slice);
  // Asked first, because a slice's releases are only for those who may release it.
  const releases = slice === undefined ? [] : await registry.call(listReleases, { params: { slice } });
  const site = await registry.call(readSite, { params: { environment } });
  const isMeant = (live: LiveSlice) => slice === undefined || live.slice === slice;
  const [slices, services] = [site.slices.filter(isMeant), site.services.filter(isMeant)];
  const heading = `${environment}, revision ${site.revision}`;
  if (slice === undefined) {
    return {
      value: site,
      lines: [heading, ...table([...slices, ...services].map((live) => [live.slice, live.version, canaryOf(live)]))],
    };
  }
  const [live] = [...slices, ...services];
  const health = live?.canary ? await registry.call(readHealth, { params: { environment, slice } }) : undefined;
  return {
    value: { ...site, slices, services, releases, ...(health && { health }) },
    lines: [
      heading,
      live ? `${slice} ${live.version} ${canaryOf(live)}`.trimEnd() : `Nothing of ${slice} is live.`,
      ...(health ? linesOf(health) : []),
      releases.length > 0 ? 'The newest releases:' : `Nothing of ${slice} is published.`,
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

const canaryOf = ({ canary }: LiveSlice): string => (canary ? `canary ${canary.version} for ${canary.percent}%` : '');

/** What visitors met. */
function linesOf(health: Health): string[] {
  const met = health.filter(({ canary }) => canary.visitors > 0);
  if (met.length === 0) return ['Nobody got the canary in the last five minutes.'];
  return [
    'Of those who got the canary in the last five minutes, and of others:',
    ...table(met.map(({ did, canary, live }) => [`  ${shareOf(canary)}`, `${did} it`, `(${shareOf(live)})`])),
  ];
}

type Health = z.infer<typeof readHealth.reply>;
const shareOf = ({ failed, visitors }: Health[number]['canary']): string =>
  `${failed.toLocaleString('en-US')} of ${visitors.toLocaleString('en-US')}`;

function stateOf(version: string, live: LiveSlice | undefined): string {
  if (live?.version === version) return 'live';
  if (live?.canary?.version === version) return 'canary';
  return live?.withdrawn.includes(version) ? 'rolled back' : '';
}

export async function history(line: CommandLine, { registry, folder }: CommandContext): Promise<CommandResult> {
  const { environment, limit } = line;
  const slice = sliceOf(folder, line.slice);
  const deployments = await registry.call(listDeployments, { params: { environment }, query: { slice, limit } });
  return {
    value: deployments,
    lines:
      deployments.length === 0
        ? [slice === undefined ? 'Nothing has changed yet.' : `Nothing of ${slice} has changed in ${environment} yet.`]
        : table(
            deployments.map(({ revision, at, slice: changed, action, version, canary, author, reason, checks }) => [
              String(revision).padStart(5),
              minute(at),
              changed,
              `${canary ? `canary ${canary.percent}%` : action}${checks.some(hasProblems) ? ' despite problems' : ''}`,
              canary?.version ?? version,
              author,
              reason,
            ]),
          ),
  };
}

const hasProblems = ({ problems }: DeploymentCheck): boolean => problems.length > 0;
