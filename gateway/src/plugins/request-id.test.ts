import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const send = async (headers: Record<string, string>) => {
  gateway.upstreams.analytics.seen.length = 0;
  const response = await gateway.app.inject({ method: 'POST', url: '/api/analytics/event', headers, payload: {} });
  return { response, sent: gateway.upstreams.analytics.seen[0]?.headers ?? {} };
};

describe('the id of a request', () => {
  it('is the client’s own if well-formed, for the service and in the answer', async () => {
    const { response, sent } = await send({ 'x-request-id': 'from-the-client_1.0' });
    expect(response.headers['x-request-id']).toBe('from-the-client_1.0');
    expect(sent['x-request-id']).toBe('from-the-client_1.0');
  });

  it.each(['short', 'x'.repeat(129), 'with space in it', 'with"quotes"', '<script>alert</script>'])(
    'is a new one in place of %s',
    async (given) => {
      const { response, sent } = await send({ 'x-request-id': given });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(sent['x-request-id']).toBe(response.headers['x-request-id']);
    },
  );
});

describe('the trace of a request', () => {
  it.each(['00', '01'])('continues the client’s, whatever its flag %s says', async (flags) => {
    const { sent } = await send({ traceparent: `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}` });
    expect(sent['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-00$/);
  });

  it('accepts nothing else of a client’s trace', async () => {
    const { sent } = await send({ tracestate: 'vendor=1', baggage: 'userId=1' });
    expect(sent).not.toHaveProperty('tracestate');
    expect(sent).not.toHaveProperty('baggage');
  });

  it.each(['nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${'a'.repeat(32)}-${'0'.repeat(16)}-01`])(
    'is a new one in place of %s',
    async (given) => {
      const { sent } = await send({ traceparent: given });
      expect(sent['traceparent']).toMatch(/^00-(?!0{32}|a{32})[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    },
  );
});

describe('the log', () => {
  it('has one line per request, with its ids and without query or credentials', async () => {
    const token = await gateway.buyerToken();
    const headers = { authorization: token, cookie: 'secret-cookie=1', 'x-request-id': 'look-for-this-one' };
    await gateway.app.inject({ url: '/api/milestones?email=jordan@example.com', headers });
    const line = () => gateway.log.lines().find(({ requestId }) => requestId === 'look-for-this-one');
    await eventually(() =>
      expect(line()).toMatchObject({ method: 'GET', path: '/api/milestones', status: 200, msg: 'request' }),
    );
    expect(line()?.['traceId']).toMatch(/^[0-9a-f]{32}$/);
    for (const secret of [token, 'secret-cookie', 'jordan@example.com'])
      expect(gateway.log.text()).not.toContain(secret);
  });
});
