import { describe, expect, it } from '@jest/globals';
import { loadConfig, newSigningKey, publicKeyOf } from '@hearthway/service-kit';
import { configSchema } from './config.js';

const key = newSigningKey();
const environment = {
  PORT: '0',
  OPERATIONS_PORT: '0',
  MONGODB_URI: 'mongodb://127.0.0.1',
  MONGODB_DATABASE: 'registry',
  AMQP_URL: 'amqp://127.0.0.1',
  CALLER_KEYS: `gateway:${publicKeyOf(key)}`,
  ENVIRONMENTS: 'local=http://localhost:8080, production=https://hearthway.example',
  OPERATOR_TOKEN: `hwr_${'o'.repeat(43)}`,
  PREVIEW_SIGNING_KEY: key,
  CONTENTS_FOLDER: '/tmp/contents',
};

describe('the registry’s configuration', () => {
  it('names environments with their sites', () => {
    expect([...loadConfig(configSchema, environment).ENVIRONMENTS]).toEqual([
      ['local', 'http://localhost:8080'],
      ['production', 'https://hearthway.example'],
    ]);
  });

  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['production, local', ['production', 'local']],
  ])('verifies in %s', (list, names) => {
    const { VERIFIED_ENVIRONMENTS } = loadConfig(configSchema, { ...environment, VERIFIED_ENVIRONMENTS: list });
    expect(VERIFIED_ENVIRONMENTS).toEqual(names);
  });

  it.each([
    ['VERIFIED_ENVIRONMENTS', 'prodution'],
    ['ENVIRONMENTS', 'production'],
    ['ENVIRONMENTS', 'Production=https://hearthway.example'],
    ['ENVIRONMENTS', 'production=http://hearthway.example'],
    ['ENVIRONMENTS', 'local=http://localhost:1,local=http://localhost:2'],
    ['OPERATOR_TOKEN', 'hwr_short'],
    ['PREVIEW_SIGNING_KEY', 'AAAA'],
    ['CONTENTS_FOLDER', undefined],
  ])('refuses %s as %s', (name, value) => {
    expect(() => loadConfig(configSchema, { ...environment, [name]: value })).toThrow(name);
  });

  it('keeps contents in a folder or in a bucket', () => {
    const both = { ...environment, CONTENTS_BUCKET: 'releases' };
    expect(() => loadConfig(configSchema, both)).toThrow('CONTENTS_FOLDER');
    expect(loadConfig(configSchema, { ...both, CONTENTS_FOLDER: undefined }).CONTENTS_BUCKET).toBe('releases');
  });
});
