import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { loopbackOnly } from './loopback-only.js';

async function statusOf(method: 'GET' | 'POST', headers: Record<string, string>): Promise<number> {
  const app = fastify();
  await app.register(loopbackOnly);
  app.all('/', () => 'here');
  const { statusCode } = await app.inject({ method, url: '/', headers: { host: 'localhost:8080', ...headers } });
  return statusCode;
}

it.each([
  ['a name that resolves to this machine', 421, 'GET', { host: 'rebound.example' }],
  ['a form of another site', 403, 'POST', { 'sec-fetch-site': 'cross-site' }],
  ['a form of another origin in an old browser', 403, 'POST', { origin: 'https://elsewhere.example' }],
  ['nothing from an SDK', 200, 'POST', {}],
  ['nothing from its own page', 200, 'POST', { 'sec-fetch-site': 'same-origin' }],
] as const)('refuses %s', async (_, status, method, headers) => {
  expect(await statusOf(method, headers)).toBe(status);
});
