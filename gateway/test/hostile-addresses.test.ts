import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { routes } from '../src/routes.js';
import { exchange } from '../src/testing/raw-exchange.js';
import { listeningGateway, type ListeningGateway } from '../src/testing/test-gateway.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway({ REQUESTS_PER_MINUTE_PER_IP: '1000000', FILES_PER_MINUTE_PER_IP: '1000000' });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forgetSeen());

const arrived = () => gateway.seen().map(({ url }) => url);

const send = (method: string, target: string | Uint8Array) => {
  const head = Buffer.concat([Buffer.from(`${method} `), Buffer.from(target), Buffer.from(' HTTP/1.1\r\n')]);
  const headers = `host: hearthway.example\r\nauthorization: ${gateway.buyer}\r\nconnection: close\r\n\r\n`;
  return exchange(gateway.address, Buffer.concat([head, Buffer.from(headers)]));
};

const climbs = [
  String.raw`x\..\..\..\..\internal\revocations`,
  String.raw`x\%2e%2e\%2E%2E\..\..\internal\revocations`,
  String.raw`x\..\..\me`,
  String.raw`\..`,
  'x/../../me',
  'x/./../../me',
  '../me',
  '..',
  '.',
  '...',
  'x/..',
  '%2e%2e',
  '%2E%2e/me',
  '.%2e/me',
  '%2e',
  'x%2f..%2f..%2fme',
  'x%2F%2E%2E%2F%2E%2E%2Fme',
  'x%2fy',
  'x%5cy',
  'x%5C..%5C..%5Cme',
  '%252e%252e%252fme',
  'x%252f..',
  'x%255c..',
  '%25252e%25252e',
  '..;/me',
  '..;a=b/me',
  '%2e%2e;/me',
  '%2e%2e%3b/me',
  '..%20/me',
  '..%00/me',
  'x%00',
  'x%00.json',
  'x%0d%0aHost:%20elsewhere',
  'x%0a',
  'x%7f',
  'x%C2%85',
  '%c0%ae%c0%ae%c0%afme',
  '%c0%af',
  '%e0%80%af',
  '%ed%a0%80',
  '%ff',
  '%f8%80%80%80%ae',
  '%u002e%u002e',
  '%zz',
  '%',
  '%2',
  'x\x01',
  'x\x7f',
  'x\u00a0',
  'x#/../me',
];

describe('an address that climbs out of its path', () => {
  it.each(climbs)('%j is refused below a route with an id, and reaches no service', async (climb) => {
    for (const [method, before] of [
      ['GET', '/api/auth/data-exports/'],
      ['DELETE', '/api/auth/sessions/'],
      ['PATCH', '/api/milestones/'],
    ] as const) {
      const answer = await send(method, before + climb);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"request.invalid"');
      expect(answer).toContain("content-security-policy: default-src 'none'");
      expect(arrived()).toEqual([]);
    }
  });

  it.each(climbs)('%j is neither a page nor a file', async (climb) => {
    for (const before of ['/', '/dashboard/', '/assets/shell/', '/assets/', '/api/docs/']) {
      const answer = await send('GET', before + climb);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("content-security-policy: default-src 'none'");
      expect(answer).not.toContain('"revision"');
    }
  });

  it('does not begin with two slashes', async () => {
    expect(await send('DELETE', '//internal/jwks.json')).toMatch(/^HTTP\/1\.1 40\d /);
    expect(arrived()).toEqual([]);
  });
});

describe('an id', () => {
  it.each([
    'x y',
    'x%20y',
    'x.y',
    'x;y',
    'x,y',
    'x%3fy',
    'x%23y',
    'x%40y',
    '%E2%80%AE',
    '%F0%9F%98%80',
    'x:y',
    'a'.repeat(65),
  ])('%j is invalid', async (id) => {
    const answer = await send('DELETE', `/api/auth/sessions/${id}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(arrived()).toEqual([]);
  });

  it('reaches the service in its plain spelling, however it was encoded', async () => {
    for (const id of ['session-9', 'session%2d9', '%73ession-9']) {
      expect(await send('DELETE', `/%61pi/auth/sessions/${id}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(arrived()).toEqual(Array<string>(3).fill('/api/auth/sessions/session-9'));
  });
});

describe('a query', () => {
  it.each([
    ['a=1&b=2&a=3', 'a=1&b=2&a=3'],
    ['a=%C3%A4+b%20c', 'a=%C3%A4+b+c'],
    ['a', 'a='],
    ['a&&b', 'a=&b='],
    ['a=b=c', 'a=b%3Dc'],
    ['a=%zz', 'a=%25zz'],
    ['a=/../../internal', 'a=%2F..%2F..%2Finternal'],
    [String.raw`a=\..\internal`, 'a=%5C..%5Cinternal'],
    ['session_id=cs_test_a1B2', 'session_id=cs_test_a1B2'],
    ['a=?b?', 'a=%3Fb%3F'],
  ])('%j reaches the service as %j', async (given, expected) => {
    expect(await send('GET', `/api/payment/verify?${given}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(arrived()).toEqual([`/api/payment/verify?${expected}`]);
  });

  it('is dropped when it is empty', async () => {
    await send('GET', '/api/payment/verify?');
    expect(arrived()).toEqual(['/api/payment/verify']);
  });
});

describe('random addresses', () => {
  const id = '[A-Za-z0-9_-]{1,64}';
  const paths = routes.map(({ path }) => new RegExp(`^${path.replace(/:[A-Za-z]+/g, id)}(\\?[A-Za-z0-9*._=&%+-]+)?$`));
  const known = routes.flatMap(({ path }) => path.split('/').slice(1));
  const tricky = [
    '..',
    '.',
    '\\',
    '%5c',
    '%2f',
    '%2e%2e',
    '%252e',
    ';',
    '%00',
    'internal',
    'me',
    'one',
    '%c0%ae',
    '?',
    '#',
    '//',
  ];
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 4, arbitrary: fc.constantFrom(...tricky) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  );
  const separator = fc.constantFrom('/', '/', '/', '\\', '%2f', '');
  const built = fc
    .array(fc.tuple(separator, piece), { minLength: 1, maxLength: 10 })
    .map((pieces) => Buffer.from(`/api${pieces.flat().join('')}`));
  const climbing = fc
    .tuple(fc.constantFrom(...routes.filter(({ path }) => path.includes(':'))), built)
    .map(([{ path }, tail]) => Buffer.concat([Buffer.from(path.replace(/:.*/, '')), tail.subarray(4)]));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((list) => Buffer.concat([Buffer.from('/'), list]));
  const methods = fc.constantFrom('GET', 'DELETE', 'PATCH', 'PUT', 'POST');

  it('reach a service only as a route’s template with ids', async () => {
    await fc.assert(
      fc.asyncProperty(methods, fc.oneof(built, climbing, bytes), async (method, target) => {
        const answer = await send(method, target);
        expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
        for (const url of arrived()) labeled(url, () => expect(paths.some((path) => path.test(url))).toBe(true));
      }),
      { numRuns: 400 },
    );
  });
});
