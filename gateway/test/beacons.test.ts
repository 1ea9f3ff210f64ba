import { trackEventsPath } from '@hearthway/contracts/analytics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answerJson } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  gateway.upstreams.analytics.answer(answerJson({ accepted: 1 }, 202));
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forgetSeen());

const body = JSON.stringify({ events: [{ eventType: 'click', eventSource: 'test' }] });

describe('a beacon from a closing page', () => {
  it('is accepted without a token, and its cookies do not reach the service', async () => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: trackEventsPath,
      headers: {
        'content-type': 'application/json',
        cookie: '__Host-hearthway_refresh=secret',
        origin: 'http://localhost:8080',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'no-cors',
      },
      payload: body,
    });
    expect(response.statusCode).toBe(202);
    const [seen] = gateway.upstreams.analytics.seen;
    expect(seen?.body).toBe(body);
    expect(seen?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(seen?.headers).not.toHaveProperty('cookie');
  });

  it.each(['sec-gpc', 'dnt'])('brings the refusal %s to the service', async (name) => {
    const headers = { 'content-type': 'application/json', [name]: '1' };
    await gateway.app.inject({ method: 'POST', url: trackEventsPath, headers, payload: body });
    expect(gateway.upstreams.analytics.seen[0]?.headers[name]).toBe('1');
  });

  it('from another site cannot be sent as JSON, and any other type is passed on as it is', async () => {
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const preflight = await gateway.app.inject({
      method: 'OPTIONS',
      url: trackEventsPath,
      headers: {
        ...foreign,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    expect(gateway.upstreams.analytics.seen).toEqual([]);

    const headers = { ...foreign, 'content-type': 'text/plain;charset=UTF-8' };
    await gateway.app.inject({ method: 'POST', url: trackEventsPath, headers, payload: body });
    expect(gateway.upstreams.analytics.seen[0]?.headers['content-type']).toBe('text/plain;charset=UTF-8');
  });
});
