import {
  changeScenario,
  createScenario,
  deleteScenario,
  getSharedScenario,
  listScenarios,
  pinScenario,
  shareScenario,
  stopSharingScenario,
  unpinScenario,
  type Scenario,
  type ScenarioEntry,
  type SharedScenario,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** @throws {RequestError} */
export async function fetchScenarios(session: SessionAccess, signal?: AbortSignal): Promise<Scenario[]> {
  const { scenarios } = await callOperation(session.request, listScenarios, undefined, { signal });
  return scenarios;
}

/** Keyed by buyer, so that a second account on this device never sees the first one's figures. */
export function scenariosQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [listScenarios.path, userId],
    queryFn: ({ signal }) => fetchScenarios(session, signal),
  });
}

export interface NewScenario {
  readonly entry: ScenarioEntry;
  /** A UUID for each save that the buyer asked for, kept over retries. */
  readonly idempotencyKey: string;
}

/** @throws {RequestError} `scenario.too-many` */
export function sendNewScenario(session: SessionAccess, { entry, idempotencyKey }: NewScenario): Promise<Scenario> {
  return callOperation(session.request, createScenario, { body: entry }, { idempotencyKey });
}

/** The scenario as the buyer saw it. */
export type SeenScenario = Pick<Scenario, 'id' | 'version'>;

/** @throws {RequestError} `scenario.conflict`, with both versions */
export function sendChangedScenario(
  session: SessionAccess,
  { id, version }: SeenScenario,
  entry: ScenarioEntry,
): Promise<Scenario> {
  return callOperation(
    session.request,
    changeScenario,
    { params: { scenarioId: id }, body: entry },
    { ifMatch: version },
  );
}

/** @throws {RequestError} `scenario.conflict`, with both versions */
export async function sendScenarioDeletion(session: SessionAccess, { id, version }: SeenScenario): Promise<void> {
  await callOperation(session.request, deleteScenario, { params: { scenarioId: id } }, { ifMatch: version });
}

export function sendPin(session: SessionAccess, scenarioId: string): Promise<Scenario> {
  return callOperation(session.request, pinScenario, { params: { scenarioId } });
}

export function sendUnpin(session: SessionAccess, scenarioId: string): Promise<Scenario> {
  return callOperation(session.request, unpinScenario, { params: { scenarioId } });
}

export function requestLink(
  session: SessionAccess,
  scenarioId: string,
): Promise<{ token: string; scenario: Scenario }> {
  return callOperation(session.request, shareScenario, { params: { scenarioId } });
}

export function sendLinkRevocation(session: SessionAccess, scenarioId: string): Promise<Scenario> {
  return callOperation(session.request, stopSharingScenario, { params: { scenarioId } });
}

/** For anyone with the link. @throws {RequestError} `shared-scenario.not-found` */
export function fetchSharedScenario(
  session: SessionAccess,
  token: string,
  signal?: AbortSignal,
): Promise<SharedScenario> {
  return callOperation(session.request, getSharedScenario, { params: { token } }, { signal });
}
