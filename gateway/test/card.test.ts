import { readServiceCard } from '@hearthway/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { gatewayConfig } from '../src/config.js';
import { routes } from '../src/routes.js';

const card = readServiceCard(fileURLToPath(new URL('../README.md', import.meta.url)));

describe('the card', () => {
  it('lists every route with its access, limit, timeout and retry', () => {
    const rows = routes.map(({ method, path, service, access, limit = '-', timeoutMilliseconds, retry }) => [
      `${method} ${path}`,
      service,
      access,
      limit,
      `${timeoutMilliseconds / 1000} s`,
      retry,
    ]);
    expect(card.rows('Operations')).toEqual(rows);
  });

  it('lists every environment variable', () => {
    const names = card.rows('Environment').map(([name]) => name);
    expect(names).toEqual(Object.keys(gatewayConfig.shape));
  });
});
