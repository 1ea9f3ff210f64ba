import { describe, expect, it } from '@jest/globals';
import { describedContract, type Pact, type PactInteraction } from '@hearthway/contracts/releases';
import { describeOffer, describeUse, providers } from './index.js';

const pactWith = (provider: string, ...interactions: PactInteraction[]): Pact => ({
  consumer: { name: 'mf-example' },
  provider: { name: provider },
  interactions,
});

const count: PactInteraction = {
  description: 'a question for the waitlist',
  request: { method: 'GET', path: '/api/waitlist/count' },
  response: { status: 200, body: { content: { count: 7 } } },
};

describe('what a provider offers', () => {
  it.each(providers)('is described as JSON that the registry takes: %s', (provider) => {
    const stored: unknown = JSON.parse(JSON.stringify(describeOffer(provider)));
    expect(describedContract.parse(stored)).toEqual(stored);
    expect(describeOffer(provider).operations.length).toBeGreaterThan(0);
  });

  it('is nothing for those that only call', () => {
    expect(describeOffer('mf-admin')).toEqual({ provider: 'mf-admin', operations: [], events: [] });
  });

  it('is for the gateway what it forwards, and nothing that services call', () => {
    const ids = describeOffer('gateway').operations.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['identity.login', 'journey.list-homes']));
    expect(ids).not.toContain('identity.list-revocations');
  });

  it('says of requests what is taken, and of replies what is sent', () => {
    const login = describeOffer('svc-identity').operations.find(({ id }) => id === 'identity.login');
    expect(login).toMatchObject({ method: 'POST', access: 'public', bodyType: 'json', status: 200, replyType: 'json' });
    expect(login?.body).toMatchObject({ required: ['username', 'password'], additionalProperties: false });
    expect(login?.reply).toMatchObject({ required: ['token', 'user'], additionalProperties: false });
    expect(login?.errors).toMatchObject({ 'session.invalid-credentials': 401, 'request.invalid': 400 });
  });

  it('keeps what the flags of patterns mean', () => {
    const { operations } = describeOffer('svc-journey');
    const home = operations.find(({ id }) => id === 'journey.create-home')?.body;
    const { link, city } = home?.['properties'] as Record<string, { pattern: string }>;
    expect([link, city].map((schema) => schema?.pattern.slice(0, 3))).toEqual(['(?i', '^[^']);
  });
});

describe('what a consumer uses', () => {
  it('is what its pact has, with replies as they are taken', () => {
    const { operations, events } = describeUse(pactWith('svc-commerce', count));
    expect(events).toEqual([]);
    expect(operations).toEqual([expect.objectContaining({ id: 'commerce.count-waitlist' })]);
    expect(operations[0]?.reply).not.toHaveProperty('additionalProperties');
  });

  it('is sent without what it doesn’t know, also where more is taken', () => {
    const verify = { description: 'a payment', request: { method: 'GET', path: '/api/payment/verify' } };
    expect(describeUse(pactWith('svc-commerce', verify)).operations[0]?.query).toHaveProperty(
      'additionalProperties',
      false,
    );
    const offered = describeOffer('svc-commerce').operations.find(({ path }) => path === verify.request.path);
    expect(offered?.query).not.toHaveProperty('additionalProperties');
  });

  it.each<[string, PactInteraction, string]>([
    [
      'an operation',
      { ...count, request: { method: 'GET', path: '/api/waitlist/length' } },
      'there is no GET /api/waitlist/length',
    ],
    [
      'a reply',
      { ...count, response: { status: 200, body: { content: { length: 7 } } } },
      'commerce.count-waitlist has count otherwise',
    ],
    [
      'a refusal',
      { ...count, response: { status: 404, body: { content: { code: 'waitlist.empty' } } } },
      'commerce.count-waitlist doesn’t answer 404 waitlist.empty',
    ],
    [
      'an event',
      { description: 'an end', contents: { content: { type: 'commerce.ended.v1' } } },
      'there is no commerce.ended.v1',
    ],
    [
      'the data of an event',
      { description: 'a join', contents: { content: { type: 'commerce.waitlist-joined.v1', data: { entryId: 7 } } } },
      'commerce.waitlist-joined.v1 has entryId otherwise',
    ],
  ])('can’t be said with a pact for another contract: %s', (_what, interaction, misfit) => {
    expect(() => describeUse(pactWith('svc-commerce', interaction))).toThrow(
      `The pact of mf-example with svc-commerce isn’t for this contract: ${misfit} (“${interaction.description}”)`,
    );
  });
});
