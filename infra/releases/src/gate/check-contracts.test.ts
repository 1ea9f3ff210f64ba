import { describe, expect, it } from '@jest/globals';
import type { DescribedContract, DescribedOperation, Pact } from '@hearthway/contracts/releases';
import { checkContracts, type GateRelease } from './check-contracts.js';

const operation: DescribedOperation = {
  id: 'journey.list-homes',
  method: 'GET',
  path: '/api/homes',
  access: 'buyer',
  bodyType: 'json',
  status: 200,
  reply: { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] },
  replyType: 'json',
  errors: {},
};

const contractWith = (...operations: DescribedOperation[]): DescribedContract => ({
  provider: 'svc-journey',
  operations,
  events: [],
});

const pactOf = (consumer: string): Pact => ({
  consumer: { name: consumer },
  provider: { name: 'svc-journey' },
  interactions: [],
});

function consumer(slice: string, version: string, built = contractWith(operation)): GateRelease {
  return {
    ...{ slice, version },
    process: slice.startsWith('svc-'),
    pacts: new Map([['svc-journey', pactOf(slice)]]),
    contracts: new Map([['svc-journey', built]]),
  };
}

const provider = (version: string, offered = contractWith(operation)): GateRelease => ({
  ...{ slice: 'svc-journey', version },
  process: true,
  pacts: new Map(),
  contracts: new Map([['svc-journey', offered]]),
});

const moved = { ...operation, path: '/api/homes/all' };

describe('what releases have agreed on', () => {
  it('is compared for a consumer with each live or canary release of its provider', () => {
    const live = provider('b1');
    expect(checkContracts(consumer('mf-journey', 'a1'), [live, provider('b2')])).toEqual({
      name: 'contracts',
      problems: [],
    });
    expect(checkContracts(consumer('mf-journey', 'a1'), [live, provider('b2', contractWith(moved))]).problems).toEqual([
      'mf-journey a1 calls journey.list-homes (GET /api/homes), which svc-journey b2 doesn’t have',
    ]);
  });

  it('is compared for a provider with each consumer', () => {
    const consumers = [consumer('mf-journey', 'a1'), consumer('mf-journey', 'a2', contractWith(moved)), provider('c1')];
    expect(checkContracts(provider('b2', contractWith(moved)), consumers).problems).toEqual([
      'mf-journey a1 calls journey.list-homes (GET /api/homes), which svc-journey b2 doesn’t have',
    ]);
  });

  it('is compared for a front end with what the gateway forwards, and for whom', () => {
    const gateway = (...operations: DescribedOperation[]): GateRelease => ({
      ...{ slice: 'gateway', version: 'd1' },
      process: true,
      pacts: new Map(),
      contracts: new Map([['gateway', { provider: 'gateway', operations, events: [] }]]),
    });
    const others = [provider('b1'), consumer('svc-commerce', 'c1')];
    const frontEnd = consumer('mf-journey', 'a1');
    expect(checkContracts(frontEnd, [...others, gateway(operation)]).problems).toEqual([]);
    const unreachable = ['mf-journey a1 calls journey.list-homes (GET /api/homes), which gateway d1 doesn’t forward'];
    expect(checkContracts(frontEnd, [...others, gateway()]).problems).toEqual(unreachable);
    expect(checkContracts(gateway(), [...others, frontEnd]).problems).toEqual(unreachable);
    expect(checkContracts(gateway({ ...operation, access: 'admin' }), [frontEnd]).problems).toEqual([
      'mf-journey a1 calls journey.list-homes (GET /api/homes), and for gateway d1 its access is admin instead of buyer',
    ]);
  });

  it('needs a provider for a front end, and is noted for a service, because of two that call each other one goes first', () => {
    const text = (slice: string) => `${slice} calls svc-journey, of which no release is live`;
    expect(checkContracts(consumer('mf-journey', 'a1'), [])).toEqual({
      name: 'contracts',
      problems: [text('mf-journey')],
    });
    expect(checkContracts(consumer('svc-commerce', 'a1'), [])).toEqual({
      name: 'contracts',
      problems: [],
      notes: [text('svc-commerce')],
    });
  });

  it('is all that the pact has', () => {
    const { interactions, ...rest } = pactOf('mf-journey');
    const told = [
      ...interactions,
      { description: 'a question for offers', request: { method: 'GET', path: '/api/offers' } },
    ];
    const odd = { ...consumer('mf-journey', 'a1'), pacts: new Map([['svc-journey', { ...rest, interactions: told }]]) };
    expect(checkContracts(odd, [provider('b1')]).problems).toEqual([
      'mf-journey a1 was built without what its pact tells: a question for offers',
    ]);
  });

  it('is no more than can be read', () => {
    const operations = Array.from({ length: 300 }, (_, index) => ({ ...operation, path: `/api/homes/${index}` }));
    const { problems } = checkContracts(consumer('mf-journey', 'a1', contractWith(...operations)), [provider('b1')]);
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toBe('mf-journey a1 and svc-journey b1 have 250 more problems');
  });

  it('isn’t judged where a pact has more calls than anyone makes', () => {
    const operations = Array.from({ length: 3_000 }, (_, index) => ({ ...operation, path: `/api/homes/${index}` }));
    const release = consumer('mf-journey', 'a1', contractWith(...operations));
    const interactions = operations.map(({ method, path }) => ({ description: path, request: { method, path } }));
    const huge = { ...release, pacts: new Map([['svc-journey', { ...pactOf('mf-journey'), interactions }]]) };
    expect(checkContracts(huge, [provider('b1')]).problems).toEqual([
      'Whether mf-journey a1 and svc-journey b1 work together can’t be judged: it is too large',
    ]);
  });
});
