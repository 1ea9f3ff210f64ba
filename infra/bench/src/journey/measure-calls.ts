import { changeMilestoneStatus, findLenderMatches, listMilestones } from '@hearthway/contracts/journey';
import { createBuyers, type Buyer } from './buyers.js';
import { callerOf, type Call } from './call.js';
import { underLoad, type Ask, type Load } from './under-load.js';

export interface JourneyLoads {
  readonly reads: Load;
  readonly changes: Load;
  readonly finds: Load;
}

export interface Extent {
  readonly buyers: number;
  /** Each matches only a few lenders: 600 keep every connection busy for about ten seconds. */
  readonly seekers: number;
  readonly seconds: number;
}

const connections = 50;
const lendersAtOnce = 3;

/** Measures the most frequent and the most expensive calls, one after the other, over many connections. */
export async function measureCalls(origin: string, { buyers, seekers, seconds }: Extent): Promise<JourneyLoads> {
  const call = callerOf(origin);
  const known = await createBuyers(origin, buyers);
  await underLoad(eachWith(known, (some) => forSeconds(2, reads(call, some))));
  return {
    reads: await underLoad(eachWith(known, (some) => forSeconds(seconds, reads(call, some)))),
    changes: await underLoad(eachWith(known, (some) => forSeconds(seconds, changes(call, some)))),
    finds: await underLoad(eachWith(await createBuyers(origin, seekers), (some) => finds(call, some))),
  };
}

/** Each connection has its own buyers, so that no buyer has two requests at once. */
function eachWith(all: readonly Buyer[], asksOf: (some: readonly Buyer[]) => Iterable<Ask>): Iterable<Ask>[] {
  return Array.from({ length: connections }, (_, connection) =>
    asksOf(all.filter((_, index) => index % connections === connection)),
  );
}

function* forSeconds(duration: number, asks: Iterable<Ask>): Iterable<Ask> {
  const until = performance.now() + duration * 1000;
  for (const ask of asks) {
    if (performance.now() > until) return;
    yield ask;
  }
}

function* reads(call: Call, some: readonly Buyer[]): Iterable<Ask> {
  for (;;) {
    for (const { token } of some) yield async () => (await call(listMilestones, { token }))?.length === 10;
  }
}

/** Every call changes something: a milestone is completed in one round and reopened in the next. */
function* changes(call: Call, some: readonly Buyer[]): Iterable<Ask> {
  for (let round = 0; ; round += 1) {
    const status = round % 2 === 0 ? 'completed' : 'not_started';
    for (const order of [3, 4, 5, 6, 7, 8, 9, 10]) {
      for (const { token, milestones } of some) {
        const milestoneId = milestones.find((milestone) => milestone.order === order)?.id ?? '';
        const request = { token, params: { milestoneId }, body: { status } };
        yield async () => (await call(changeMilestoneStatus, request))?.status === status;
      }
    }
  }
}

/** Repeats for each buyer until there are no more lenders for the plan. */
function* finds(call: Call, some: readonly Buyer[]): Iterable<Ask> {
  for (const { token } of some) {
    let found: number | undefined;
    do {
      yield async () => {
        found = (await call(findLenderMatches, { token, body: { count: lendersAtOnce } }))?.length;
        return found !== undefined;
      };
    } while (found === lendersAtOnce);
  }
}
