import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

describe('the configuration', () => {
  it('has a default for everything but the host of PostgreSQL', () => {
    expect(readConfig({ POSTGRES_HOST: '/run/postgres' })).toEqual({
      postgres: { host: '/run/postgres', port: 5432, user: 'postgres', database: 'postgres' },
      listen: { host: '127.0.0.1', port: 27017 },
      poolSize: 80,
    });
  });

  it.each([
    ['POSTGRES_HOST', {}],
    ['LISTEN_PORT', { POSTGRES_HOST: 'h', LISTEN_PORT: 'http' }],
    ['LISTEN_PORT', { POSTGRES_HOST: 'h', LISTEN_PORT: '70000' }],
    ['POSTGRES_POOL_SIZE', { POSTGRES_HOST: 'h', POSTGRES_POOL_SIZE: '-3' }],
    ['POSTGRES_POOL_SIZE', { POSTGRES_HOST: 'h', POSTGRES_POOL_SIZE: '1' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});
