import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-20T10:00:00.000Z';

export const nothingAssessedOfHome: journey.HomeAssessment = {
  monthlyPaymentCents: null,
  cashToClose: null,
  loanClass: null,
  pricePerSquareFootCents: null,
  budget: null,
  fit: null,
  flags: ['flood-map'],
  policyRowIds: [],
};

/** A home as it is stored right after it was saved. */
export function savedHome(id: string, entry: journey.HomeEntry): journey.Home {
  return {
    id,
    version: 1,
    ...entry,
    notes: '',
    ratings: [],
    stage: 'saved',
    tourAt: null,
    priceHistory: [{ priceCents: entry.priceCents, since: now }],
    statusCheckedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

export function inMemoryHomes(given: readonly journey.Home[] = []) {
  let homes = [...given];
  let lastId = 0;
  const change = (
    id: string,
    version: number | undefined,
    yours: unknown,
    part: Partial<journey.Home>,
  ): journey.Home => {
    const found = homes.find((home) => home.id === id);
    if (!found) throw new Refusal(404, 'home.not-found', 'We couldn’t find that home');
    if (found.version !== version) throw versionConflict('home.conflict', { yours, current: found });
    const changed = { ...found, ...part, version: found.version + 1 };
    homes = homes.map((home) => (home.id === id ? changed : home));
    return changed;
  };
  return {
    homes: () => homes,
    /** As from another device. */
    changeHomeElsewhere(id: string, part: Partial<journey.Home>) {
      const version = homes.find((home) => home.id === id)?.version;
      change(id, version, undefined, part);
    },
    routes: [
      route(journey.listHomes, () => ({
        homes: homes.map((home) => ({ ...home, assessment: nothingAssessedOfHome, duplicateIds: [] })),
        missing: ['finances' as const, 'goals' as const, 'budget' as const],
        policyRows: [],
      })),
      route(journey.createHome, ({ body }) => {
        lastId += 1;
        const home = savedHome(`home-${lastId}`, body);
        homes = [home, ...homes];
        return home;
      }),
      route(journey.changeHome, ({ params, body }, { version }) => change(params.homeId, version, body, body)),
      route(journey.moveHome, ({ params, body }, { version }) => change(params.homeId, version, body, body)),
      route(journey.planTour, ({ params, body }, { version }) => change(params.homeId, version, body, body)),
      route(journey.saveHomeImpressions, ({ params, body }, { version }) => change(params.homeId, version, body, body)),
      route(journey.deleteHome, ({ params }, { version }) => {
        change(params.homeId, version, null, {});
        homes = homes.filter(({ id }) => id !== params.homeId);
        return undefined;
      }),
    ],
  };
}
