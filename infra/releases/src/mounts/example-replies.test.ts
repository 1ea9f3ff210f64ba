import { describe, expect, it } from '@jest/globals';
import type { DescribedContract, Pact } from '@hearthway/contracts/releases';
import { exampleReplies } from './example-replies.js';

type Interaction = Pact['interactions'][number];

const call = (
  method: string,
  path: string,
  response: NonNullable<Interaction['response']>,
  query?: Record<string, string[]>,
): Interaction => ({ description: 'A call', request: { method, path, ...(query && { query }) }, response });
const json = (content: unknown) => ({ status: 200, body: { content, encoded: false } });
const pactOf = (...interactions: Interaction[]): Pact => ({
  consumer: { name: 'mf-journey' },
  provider: { name: 'svc-journey' },
  interactions,
});
const contractOf = (...operations: (readonly [string, string])[]): DescribedContract => ({
  provider: 'svc-journey',
  operations: operations.map(([method, path]) => ({
    id: path,
    method,
    path,
    access: 'buyer',
    bodyType: 'json',
    status: 200,
    replyType: 'json',
    errors: {},
  })),
  events: [],
});
const get = (path: string, query = '') => ({ method: 'GET', path, query });

describe('the reply to a browser', () => {
  const pact = pactOf(
    call('GET', '/api/homes/one', { status: 404, body: { content: { code: 'home.not-found' } } }),
    call('GET', '/api/homes/two', json({ home: 2 })),
    call('GET', '/api/homes/three', json({ home: 3 })),
    call('PUT', '/api/homes/two', json({ saved: true })),
    call('GET', '/api/homes/list', json([])),
  );
  const contract = contractOf(['GET', '/api/homes/:homeId'], ['GET', '/api/homes/list'], ['PUT', '/api/homes/:homeId']);
  const replies = exampleReplies([{ pact, contract }]);

  it.each([
    ['its example', get('/api/homes/three'), '{"home":3}'],
    ['the first success of the operation for another id', get('/api/homes/other'), '{"home":2}'],
    ['that of the more exact path', get('/api/homes/list'), '[]'],
    ['that of the method', { method: 'PUT', path: '/api/homes/other', query: '' }, '{"saved":true}'],
  ])('is %s', (_, request, body) => {
    expect(replies.replyTo(request)).toMatchObject({ status: 200, body });
  });

  it('is missing where no pact has one', () => {
    expect(replies.replyTo({ method: 'DELETE', path: '/api/homes/two', query: '' })).toBeUndefined();
    expect(replies.replyTo(get('/api/offers'))).toBeUndefined();
  });

  it('is for the same query if there is one', () => {
    const paid = call('GET', '/api/payment', json('paid'), { id: ['b'], of: ['x', 'y'] });
    const both = pactOf(call('GET', '/api/payment', json('pending'), { id: ['a'] }), paid);
    const { replyTo } = exampleReplies([{ pact: both, contract: undefined }]);
    expect(replyTo(get('/api/payment', '?id=b&of=x&of=y'))?.body).toBe('paid');
    expect(replyTo(get('/api/payment', '?id=c'))?.body).toBe('pending');
  });

  it('is of the candidate before that of others', () => {
    const uses = ['candidate', 'shell'].map((name) => ({
      pact: pactOf(call('GET', '/api/me', json(name))),
      contract: undefined,
    }));
    expect(exampleReplies(uses).replyTo(get('/api/me'))?.body).toBe('candidate');
  });

  it('has the example’s headers, and its text or bytes as they are', () => {
    const headers = { 'Content-Type': ['text/calendar'], 'content-type': ['text/calendar; charset=utf-8'] };
    const calendar = { status: 200, headers, body: { content: 'BEGIN:VCALENDAR', encoded: false } };
    const file = { status: 200, body: { content: Buffer.from('%PDF').toString('base64'), encoded: 'base64' } };
    const pactOfFiles = pactOf(
      call('GET', '/api/calendar', calendar),
      call('GET', '/api/file', file),
      call('GET', '/api/gone', { status: 204 }),
    );
    const { replyTo } = exampleReplies([{ pact: pactOfFiles, contract: undefined }]);
    expect(replyTo(get('/api/calendar'))).toEqual({
      status: 200,
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
      body: 'BEGIN:VCALENDAR',
    });
    expect(String(replyTo(get('/api/file'))?.body)).toBe('%PDF');
    expect(replyTo(get('/api/gone'))).toEqual({ status: 204, headers: {}, body: '' });
  });
});

it('knows the ids of the examples by the names of parameters', () => {
  const pact = pactOf(
    call('PUT', '/api/homes/b5e1/tour', json({})),
    call('PUT', '/api/homes/other/tour', json({})),
    call('GET', '/api/shared/secret', json({})),
  );
  const contract = contractOf(['PUT', '/api/homes/:homeId/tour'], ['GET', '/api/shared/:token']);
  expect(Object.fromEntries(exampleReplies([{ pact, contract }]).parameters)).toEqual({
    homeId: 'b5e1',
    token: 'secret',
  });
});

it('are none for pacts that would keep the registry busy', () => {
  const numbers = Array.from({ length: 4_000 }, (_, number) => number);
  const pact = pactOf(...numbers.map((number) => call('GET', `/api/homes/${number}/none`, json({}))));
  const contract = contractOf(...numbers.map((number) => ['GET', `/api/homes/${number}/some`] as const));
  expect(() => exampleReplies([{ pact, contract }])).toThrow('too large');
  const { replyTo } = exampleReplies([{ pact, contract: undefined }]);
  expect(replyTo(get('/api/homes/1/none'))?.body).toBe('{}');
});
