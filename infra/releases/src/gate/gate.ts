import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { participantInterface, type ParticipantInterface } from '@hearthway/contracts/interfaces';
import { shellSlice, type Release } from '@hearthway/contracts/releases';
import { compressedPath, isCompressed } from '../compression.js';
import { othersLive, readCurrent } from '../deployments.js';
import { interfaceName, requiredShares } from '../entry-files.js';
import { readJson } from '../json-file.js';
import { readRelease } from '../read-release.js';
import { ReleaseError, type ReleaseErrorCode } from '../release-error.js';
import { requireFreePaths, requirePages, sitePages } from '../site-pages.js';
import { releaseFolder } from '../store-paths.js';
import { checkRelease } from '../verify-release.js';
import { budgetFaults, type PageSize } from './budget-gate.js';
import { describeInterfaceFault, interfaceFaults, type Participant } from './interface-gate.js';
import { readServices } from './service-interfaces.js';
import { versionFaults } from './version-gate.js';

export interface Check {
  readonly name: 'files' | 'paths' | 'versions' | 'interfaces' | 'budgets';
  /** A line each. None: passed. */
  readonly faults: readonly string[];
}

/**
 * Judges a published release against everything that is live, and changes nothing. A release is judged in both directions: a slice
 * against the shell and the services, a shell against every slice.
 * @throws ReleaseError `release.not-found`, `release.damaged`, `release.unreadable`
 */
export async function judgeRelease(store: string, slice: string, version: string): Promise<Check[]> {
  const files = await faultsOf('release.build-unusable', () => checkRelease(store, slice, version));
  if (files.length > 0) return [{ name: 'files', faults: files }];
  const release = await readRelease(store, slice, version);
  const others = await othersLive(store, slice, await readCurrent(store));
  return [
    { name: 'files', faults: [] },
    { name: 'paths', faults: await pathFaults(release, others) },
    { name: 'versions', faults: await allVersionFaults(store, release, others) },
    { name: 'interfaces', faults: await allInterfaceFaults(store, release, others) },
    { name: 'budgets', faults: await allBudgetFaults(store, release, others) },
  ];
}

/** Judges what a service would offer and use against everything that is live. */
export async function judgeService(store: string, service: Participant): Promise<Check[]> {
  const slices = await participants(store, await othersLive(store, service.name, await readCurrent(store)));
  const faults = interfaceFaults(service, [...slices, ...(await readServices(store))]);
  return [{ name: 'interfaces', faults: faults.map(describeInterfaceFault) }];
}

/** @throws ReleaseError `release.refused`, which names every fault */
export function requirePassed(name: string, checks: readonly Check[]): void {
  const faults = checks.flatMap((check) => check.faults.map((fault) => `\n  ${check.name}: ${fault}`));
  if (faults.length > 0) throw new ReleaseError('release.refused', `${name} may not go live:${faults.join('')}`);
}

/** The message of this refusal, if it is one. */
async function faultsOf(code: ReleaseErrorCode, check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.code !== code) throw error;
    return [error.message];
  }
}

async function pathFaults(release: Release, others: readonly Release[]): Promise<string[]> {
  const taken = await faultsOf('release.path-taken', () => requireFreePaths(release, others));
  const none = await faultsOf('release.no-pages', () => requirePages([release, ...others]));
  return [...taken, ...none];
}

async function allVersionFaults(store: string, release: Release, others: readonly Release[]): Promise<string[]> {
  const all = [release, ...others];
  const shell = all.find(({ slice }) => slice === shellSlice);
  const given = shell && (await readInterface(store, shell));
  if (!given) return [];
  const slices = release === shell ? others : [release];
  const faults = await Promise.all(
    slices.map(async (one) => {
      const { slice, version, entry } = one;
      const shared = entry.manifest
        ? await requiredShares(join(releaseFolder(store, slice, version), entry.manifest))
        : {};
      return versionFaults({ slice, platform: (await readInterface(store, one))?.platform, shared }, given);
    }),
  );
  return faults.flat();
}

async function allInterfaceFaults(store: string, release: Release, others: readonly Release[]): Promise<string[]> {
  const [candidate] = await participants(store, [release]);
  if (!candidate) return [];
  const live = [...(await participants(store, others)), ...(await readServices(store))];
  return interfaceFaults(candidate, live).map(describeInterfaceFault);
}

/** Only what the release itself brings: a shell is not judged by what slices add to it. */
async function allBudgetFaults(store: string, release: Release, others: readonly Release[]): Promise<string[]> {
  const shell = [release, ...others].find(({ slice }) => slice === shellSlice);
  const pages = sitePages([release]);
  const prerendered = new Map((release.prerendered ?? []).map((page) => [page.path, page]));
  const sizes = pages.map(async ({ path, access, ...page }): Promise<PageSize> => {
    const own = prerendered.get(path) ?? page;
    const scripts = [...release.entry.scripts, ...release.entry.preloads, ...own.scripts];
    const styles = [...release.entry.styles, ...own.styles];
    const ofShell = shell && shell !== release ? shell : undefined;
    return {
      path,
      ...(access && { access }),
      scripts:
        (await sentBytes(store, release, scripts)) +
        (ofShell ? await sentBytes(store, ofShell, [...ofShell.entry.scripts, ...ofShell.entry.preloads]) : 0),
      styles:
        (await sentBytes(store, release, styles)) +
        (ofShell ? await sentBytes(store, ofShell, ofShell.entry.styles) : 0),
    };
  });
  return budgetFaults(release.slice, await Promise.all(sizes));
}

/** What a browser receives of these files, each once. */
async function sentBytes(store: string, { slice, version, files }: Release, paths: readonly string[]): Promise<number> {
  const wanted = files.filter(({ path }) => paths.includes(path));
  const sizes = wanted.map(async (file) => {
    const target = join(releaseFolder(store, slice, version), file.path);
    return isCompressed(file) ? (await stat(compressedPath(target, 'br'))).size : file.bytes;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The releases with a recorded interface. Those from before there were any are not judged. */
async function participants(store: string, releases: readonly Release[]): Promise<Participant[]> {
  const found = await Promise.all(
    releases.map(async (release) => {
      const one = await readInterface(store, release);
      return one ? [{ name: release.slice, interface: one }] : [];
    }),
  );
  return found.flat();
}

async function readInterface(
  store: string,
  { slice, version, files }: Release,
): Promise<ParticipantInterface | undefined> {
  if (!files.some(({ path }) => path === interfaceName)) return undefined;
  return readJson(join(releaseFolder(store, slice, version), interfaceName), participantInterface);
}
