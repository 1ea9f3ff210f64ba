import { addressKey } from '@hearthway/contracts/home-address';
import * as journey from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Refusal, route } from '@hearthway/web-kit/testing';
import { exampleAssessment } from './example-assessment.js';
import { assessedAs, usualGoals, type HomeContext } from './home-assessment.js';

/** With what is known of it besides its facts. */
export type GivenHome = journey.HomeEntry & Partial<journey.Home>;

export interface GivenHomes extends Partial<HomeContext> {
  /** Newest first. Without ids of their own, they have `home-1` and so on. */
  readonly homes?: readonly GivenHome[];
  readonly comparableSales?: readonly journey.ComparableSale[];
}

const savedAt = '2026-11-20T15:00:00.000Z';

/** A home as it is stored right after it was saved. */
export function savedHome(id: string, { ...known }: GivenHome): journey.Home {
  return {
    id,
    version: 1,
    stage: 'saved',
    tourAt: null,
    impressions: { version: 0, notes: '', ratings: [] },
    priceHistory: [{ priceCents: known.priceCents, since: savedAt }],
    createdAt: savedAt,
    updatedAt: savedAt,
    ...known,
  };
}

/** Homes that are saved have the ids `saved-home-1` and so on. */
export function inMemoryHomes(given: GivenHomes = {}, onChanged: () => void = () => undefined) {
  const context: HomeContext = {
    missing: given.missing ?? ['finances', 'goals', 'budget'],
    goals: given.goals ?? usualGoals,
    budget: given.budget ?? { priceCents: 45_000_000, monthlyCents: 330_000 },
  };
  let homes = (given.homes ?? []).map((home, place) => savedHome(`home-${place + 1}`, home));
  let sales = [...(given.comparableSales ?? [])];
  let ids = 0;
  const replies = new Map<string, unknown>();

  const nextId = (kind: string): string => {
    ids += 1;
    return `saved-${kind}-${ids}`;
  };
  const find = (id: string): journey.Home => {
    const found = homes.find((home) => home.id === id);
    if (!found) throw new Refusal(404, 'home.not-found', 'We couldn’t find that home');
    return found;
  };
  const put = (home: journey.Home): journey.Home => {
    homes = homes.map((one) => (one.id === home.id ? home : one));
    onChanged();
    return home;
  };
  const found = ({ params, headers }: Change): journey.Home => {
    const home = find(params.homeId);
    if (home.version !== headers['if-match']) throw conflict();
    return home;
  };
  const change = (request: Change, part: (home: journey.Home) => Partial<journey.Home>): journey.Home => {
    const home = found(request);
    return put({ ...home, ...part(home), version: home.version + 1, updatedAt: new Date().toISOString() });
  };
  const remove = (id: string): void => {
    homes = homes.filter((home) => home.id !== id);
    onChanged();
  };
  const save = (entry: journey.HomeEntry): { home: journey.Home; merged: boolean } => {
    const same = homes.find((home) => addressKey(home) === addressKey(entry));
    if (same) return { home: put({ ...withEntry(same, known(entry)), version: same.version + 1 }), merged: true };
    const home = savedHome(nextId('home'), entry);
    homes = [home, ...homes];
    onChanged();
    return { home, merged: false };
  };
  /** The same key gets the first reply again. */
  const once = <Reply>({ headers }: Creation, create: () => Reply): Reply => {
    const key = headers['idempotency-key'];
    if (!replies.has(key)) replies.set(key, create());
    return replies.get(key) as Reply;
  };

  return {
    /** As they are stored, newest first. */
    homes: (): readonly journey.Home[] => homes,
    comparableSales: (): readonly journey.ComparableSale[] => sales,
    /** As from another device. */
    changeHomeElsewhere(id: string, part: Partial<journey.Home>) {
      const home = find(id);
      put({ ...home, version: home.version + 1, ...part });
    },
    /** What completes the milestone. */
    searchItems: (): journey.MilestoneRuleItem[] => [
      { text: 'Save a home you like', done: homes.length > 0, path: '/home-search' },
      {
        text: 'Move the home you want to Offer',
        done: homes.some(({ stage }) => journey.offerStages.includes(stage)),
        path: '/home-search',
      },
    ],
    routes: [
      route(journey.listHomes, (): OperationReply<typeof journey.listHomes> => {
        const { missing, budget } = context;
        return {
          homes: homes.map((home) => ({ ...home, assessment: assessedAs(home, context) })),
          missing: [...missing],
          plan: missing.includes('finances') ? null : plan,
          budget: missing.includes('budget') ? null : budget,
          policyRowSets: [missing.includes('finances') ? [] : policyRows.map(({ id }) => id)],
          policyRows: missing.includes('finances') ? [] : policyRows,
        };
      }),
      route(journey.createHome, (request) => once(request, () => save(request.body))),
      route(journey.changeHome, (request) => {
        const { id } = found(request);
        const other = homes.find((home) => home.id !== id && addressKey(home) === addressKey(request.body));
        if (other) remove(other.id);
        return { home: change(request, (home) => withEntry(home, request.body)), merged: other !== undefined };
      }),
      route(journey.moveHome, (request) => change(request, () => request.body)),
      route(journey.planTour, (request) =>
        change(request, ({ stage }) => ({
          tourAt: request.body.tourAt,
          stage: stage === 'saved' && request.body.tourAt ? 'tour' : stage,
        })),
      ),
      route(journey.saveHomeImpressions, ({ params, headers, body }) => {
        const home = find(params.homeId);
        const { version } = home.impressions;
        if (version !== headers['if-match']) throw conflict();
        return put({ ...home, impressions: { version: version + 1, ...body } });
      }),
      route(journey.deleteHome, (request) => {
        remove(found(request).id);
        return undefined;
      }),
      route(journey.importHomes, (request) =>
        once(request, () => {
          const saved = request.body.homes.map(save);
          sales = [...sales, ...request.body.sales.map((sale) => ({ id: nextId('sale'), ...sale }))];
          const merged = saved.filter((one) => one.merged).length;
          return { added: saved.length - merged, merged, sales: request.body.sales.length };
        }),
      ),
      route(journey.listComparableSales, () => sales.toSorted((one, other) => other.soldOn.localeCompare(one.soldOn))),
      route(journey.deleteComparableSale, ({ params }) => {
        if (!sales.some(({ id }) => id === params.saleId)) {
          throw new Refusal(404, 'comparable-sale.not-found', 'We couldn’t find that sale');
        }
        sales = sales.filter(({ id }) => id !== params.saleId);
        return undefined;
      }),
    ],
  };
}

interface Change {
  readonly params: { readonly homeId: string };
  readonly headers: { readonly 'if-match': number };
}

interface Creation {
  readonly headers: { readonly 'idempotency-key': string };
}

const plan: OperationReply<typeof journey.listHomes>['plan'] = {
  program: 'conventional',
  downPayment: { kind: 'percent', basisPoints: 1_000 },
  annualRateMillionths: 62_500,
  termMonths: 360,
};

const { policyRows } = exampleAssessment;

const conflict = (): Refusal => new Refusal(409, 'home.conflict', 'This home was changed somewhere else');

/** Only what an entry knows. */
function known(entry: journey.HomeEntry): Partial<journey.HomeEntry> {
  return Object.fromEntries(Object.entries(entry).filter(([, fact]) => fact !== null && fact !== ''));
}

/** A new price goes into the history. */
function withEntry(home: journey.Home, entry: Partial<journey.HomeEntry>): journey.Home {
  const { priceCents = home.priceCents } = entry;
  const prices =
    priceCents === home.priceCents ? home.priceHistory : [...home.priceHistory, { priceCents, since: savedAt }];
  return { ...home, ...entry, priceHistory: prices };
}
