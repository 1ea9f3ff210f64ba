import {
  changeHome,
  createHome,
  deleteHome,
  home,
  importHomes,
  listHomes,
  mergeHomes,
  moveHome,
  planTour,
  saveHomeImpressions,
  type Home,
  type HomeEntry,
  type HomeImpressions,
  type HomeStage,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export type HomeList = OperationReply<typeof listHomes>;
/** The version of a home that a change is based on. */
export type ReadHome = Pick<Home, 'id' | 'version'>;

export function fetchHomes(session: SessionAccess, signal?: AbortSignal): Promise<HomeList> {
  return callOperation(session.request, listHomes, undefined, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one's homes. */
export function homesKey(userId: string | undefined): readonly [string, string | undefined] {
  return [listHomes.path, userId];
}

/** Refetched on focus, because a phone on a tour may have changed it. */
export function homesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: homesKey(userId),
    queryFn: ({ signal }) => fetchHomes(session, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Tries even when the browser reports offline: a paused query would show nothing, neither data nor an error.
    networkMode: 'always',
  });
}

export function sendNewHome(session: SessionAccess, entry: HomeEntry, idempotencyKey?: string): Promise<Home> {
  return callOperation(session.request, createHome, { body: entry }, { idempotencyKey });
}

export function sendChangedHome(session: SessionAccess, { id, version }: ReadHome, entry: HomeEntry): Promise<Home> {
  return callOperation(session.request, changeHome, { params: { homeId: id }, body: entry }, { ifMatch: version });
}

export function sendMove(session: SessionAccess, { id, version }: ReadHome, stage: HomeStage): Promise<Home> {
  return callOperation(session.request, moveHome, { params: { homeId: id }, body: { stage } }, { ifMatch: version });
}

export function sendTour(session: SessionAccess, { id, version }: ReadHome, tourAt: string | null): Promise<Home> {
  return callOperation(session.request, planTour, { params: { homeId: id }, body: { tourAt } }, { ifMatch: version });
}

export function sendImpressions(
  session: SessionAccess,
  { id, version }: ReadHome,
  impressions: HomeImpressions,
): Promise<Home> {
  const input = { params: { homeId: id }, body: impressions };
  return callOperation(session.request, saveHomeImpressions, input, { ifMatch: version });
}

export function sendMerge(session: SessionAccess, kept: ReadHome, other: ReadHome): Promise<Home> {
  const body = { otherId: other.id, otherVersion: other.version };
  return callOperation(session.request, mergeHomes, { params: { homeId: kept.id }, body }, { ifMatch: kept.version });
}

export async function sendHomeDeletion(session: SessionAccess, { id, version }: ReadHome): Promise<void> {
  await callOperation(session.request, deleteHome, { params: { homeId: id } }, { ifMatch: version });
}

export function sendImport(
  session: SessionAccess,
  body: { readonly csv: string; readonly preview: boolean },
  idempotencyKey?: string,
) {
  return callOperation(session.request, importHomes, { body }, { idempotencyKey });
}

/** The home as it is stored now, if a change was refused because ours was outdated. */
export function currentHomeOf(error: unknown): Home | undefined {
  if (!(error instanceof RequestError) || error.code !== 'home.conflict') return undefined;
  return home.safeParse(error.versions?.current).data;
}
