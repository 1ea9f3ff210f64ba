import { afterEach, describe, expect, it } from '@jest/globals';
import { routes } from '../src/routes.js';
import { exchange } from '../src/testing/raw-exchange.js';
import { answerJson, deadAddress } from '../src/testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';

let gateway: TestGateway;
let address: string;
let buyer: string;
afterEach(() => gateway.close());

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  gateway = await testGateway({ environment });
  address = await gateway.listen();
  buyer = await gateway.buyerToken();
};

/** More than streams buffer while nobody reads them. */
const large = 'x'.repeat(500_000);

const written = (target: string, headers: readonly string[], body = '') =>
  [`${target} HTTP/1.1`, 'Host: hearthway.example', ...headers, '', body].join('\r\n');
const withBody = (target: string, headers: readonly string[] = []) =>
  written(target, [...headers, `Content-Length: ${large.length}`], large);
const signedIn = () => `Authorization: ${buyer}`;

/** The status of a request, and of the next one on the same connection. */
async function statusesOf(refused: string): Promise<string[]> {
  const answers = await exchange(address, refused + written('GET /api/nothing', ['Connection: close']));
  return Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status = '']) => status);
}

describe('a large unread body does not block the next request on its connection', () => {
  const { method, path = '' } = routes.find((route) => /^P.*:/.test(`${route.method} ${route.path}`)) ?? {};
  const noIdentifier = `${method} ${path.replace(/:[A-Za-z]+/, '%F1%80%AE%A9')}`;

  it.each<[string, string, () => string]>([
    ['when its address has an invalid id', '400', () => withBody(noIdentifier, [signedIn()])],
    [
      'when it comes in chunks',
      '400',
      () => {
        const chunks = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
        return written(noIdentifier, [signedIn(), 'Transfer-Encoding: chunked'], chunks);
      },
    ],
    ['when its sender is not signed in', '401', () => withBody('POST /api/calendar-events')],
    ['when its address is unknown', '404', () => withBody('POST /api/nothing', ['Content-Type: text/plain'])],
    ['when it has no content type', '415', () => withBody('POST /api/nothing')],
    ['when it asks for a page', '503', () => withBody('GET /')],
  ])('%s', async (_, status, request) => {
    await start();
    expect(await statusesOf(request())).toEqual([status, '404']);
  });

  it('when its service is busy', async () => {
    await start({ CONCURRENCY_PER_UPSTREAM: '1' });
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      gateway.upstreams.analytics.answer((incoming, response) => {
        answer = () => answerJson({ ok: true })(incoming, response);
        resolve();
      });
    });
    const first = fetch(`${address}/api/analytics/event`, { method: 'POST' });
    await asked;
    expect(await statusesOf(withBody('POST /api/analytics/event'))).toEqual(['503', '404']);
    answer();
    expect((await first).status).toBe(200);
  });

  it('when its service is down', async () => {
    await start({ ANALYTICS_URL: await deadAddress() });
    // First the connection is refused, later the circuit is open.
    for (let count = 0; count < 15; count += 1) {
      expect(await statusesOf(withBody('POST /api/analytics/event'))).toEqual(['503', '404']);
    }
  });
});
