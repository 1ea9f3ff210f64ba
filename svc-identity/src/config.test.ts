import { createTestCaller } from '@hearthway/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const gateway = createTestCaller('gateway');
const nextGateway = createTestCaller('gateway');
const journey = createTestCaller('journey');
const complete = {
  PORT: '0',
  OPERATIONS_PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  MONGODB_DATABASE: 'identity',
  AMQP_URL: 'amqp://127.0.0.1',
  PUBLIC_ORIGIN: 'https://hearthway.example',
  TOKEN_KEY_SECRET: 'a secret of at least thirty-two characters',
  CALLER_KEYS: gateway.callerKey,
};

describe('the configuration', () => {
  it('is valid without an admin account', () => {
    expect(readConfig(complete)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 0,
      MONGODB_DATABASE: 'identity',
      TOKEN_KEY_FORMER_SECRETS: [],
    });
  });

  it('accepts two keys of a caller that rotates its key', () => {
    const keys = [gateway, nextGateway, journey].map(({ callerKey }) => callerKey);
    const { CALLER_KEYS } = readConfig({ ...complete, CALLER_KEYS: keys.join() });
    expect(CALLER_KEYS.map(({ caller }) => caller)).toEqual(['gateway', 'gateway', 'journey']);
  });

  it.each([
    ['no public origin', { PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
    ['plain http on another host', { PUBLIC_ORIGIN: 'http://hearthway.example' }, 'PUBLIC_ORIGIN'],
    ['no secret', { TOKEN_KEY_SECRET: undefined }, 'TOKEN_KEY_SECRET'],
    ['a short secret', { TOKEN_KEY_SECRET: 'short-secret' }, 'TOKEN_KEY_SECRET'],
    ['a short former secret', { TOKEN_KEY_FORMER_SECRETS: 'short-secret' }, 'TOKEN_KEY_FORMER_SECRETS'],
    ['no callers', { CALLER_KEYS: undefined }, 'CALLER_KEYS'],
    ['a caller without a key', { CALLER_KEYS: 'gateway' }, 'CALLER_KEYS'],
    ['a private key of a caller', { CALLER_KEYS: `gateway:${gateway.encodedKey}` }, 'CALLER_KEYS'],
    [
      'one key of two callers',
      { CALLER_KEYS: `${gateway.callerKey},${gateway.callerKey.replace('gateway', 'journey')}` },
      'CALLER_KEYS',
    ],
    ['an admin name alone', { ADMIN_USERNAME: 'admin' }, 'ADMIN_PASSWORD'],
    ['an admin password alone', { ADMIN_PASSWORD: 'a long password' }, 'ADMIN_PASSWORD'],
    ['a short admin password', { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    ['an admin name with a colon', { ADMIN_USERNAME: 'ad:min', ADMIN_PASSWORD: 'a long password' }, 'ADMIN_USERNAME'],
  ])('is refused with %s, naming the key and no value', (_, change, key) => {
    const read = () => readConfig({ ...complete, ...change });
    expect(read).toThrow(key);
    for (const value of Object.values(change)) if (value && value.length > 5) expect(read).not.toThrow(value);
  });
});
