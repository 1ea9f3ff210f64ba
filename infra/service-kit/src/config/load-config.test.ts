import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { baseServiceConfig, ConfigError, loadConfig } from './index.js';

const schema = z.object({ ...baseServiceConfig, TOKEN_SECRET: z.string().check(z.minLength(20)) });
const environment = {
  PORT: '4101',
  OPERATIONS_PORT: '4201',
  MONGODB_URI: 'mongodb://user:hunter2@127.0.0.1:27017',
  MONGODB_DATABASE: 'identity',
  AMQP_URL: 'amqp://127.0.0.1',
  TOKEN_SECRET: 'a-secret-that-is-long-enough',
  HOME: '/somewhere',
};

function refusal(change: Record<string, string | undefined>): ConfigError {
  try {
    loadConfig(schema, { ...environment, ...change });
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('The configuration was accepted');
}

describe('loadConfig', () => {
  it('returns a typed, frozen object with the defaults and nothing else from the environment', () => {
    const config = loadConfig(schema, environment);

    expect(config).toMatchObject({
      PORT: 4101,
      HOST: '127.0.0.1',
      EVENTS_NAMESPACE: '',
      LOG_LEVEL: 'info',
      LOG_PRETTY: false,
    });
    expect(config).not.toHaveProperty('HOME');
    expect(config.FAIL_POINT).toBeUndefined();
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('treats an empty variable as not set', () => {
    expect(loadConfig(schema, { ...environment, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
    expect(refusal({ AMQP_URL: '' }).message).toContain('AMQP_URL: is missing');
  });

  it('names all invalid keys at once', () => {
    const { keys } = refusal({ PORT: '70000', LOG_PRETTY: 'perhaps', MONGODB_URI: 'http://x', AMQP_URL: undefined });

    expect([...keys].sort()).toEqual(['AMQP_URL', 'LOG_PRETTY', 'MONGODB_URI', 'PORT']);
  });

  it('never shows a value', () => {
    const { message } = refusal({
      TOKEN_SECRET: 'too-short-9',
      MONGODB_URI: 'mysql://user:hunter2@host',
      LOG_LEVEL: 'loud',
    });

    expect(message).toContain('TOKEN_SECRET');
    for (const value of ['too-short-9', 'hunter2', 'loud']) expect(message).not.toContain(value);
  });
});
