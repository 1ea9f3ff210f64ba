import { describe, expect, it } from '@jest/globals';
import { shownAddress } from './remote/uri.js';
import { engineLine } from './start-engines.js';

describe('the line about a started engine', () => {
  it('names product, version, way, address and time', () => {
    const engine = { version: 'RabbitMQ 4.3.6', kind: 'embedded', url: 'amqp://guest:guest@127.0.0.1:5672' } as const;
    expect(engineLine('rabbitmq', engine, 2_345)).toBe(
      'RabbitMQ 4.3.6, embedded, at amqp://127.0.0.1:5672, ready in 2.3 s',
    );
  });

  it('says which engine a product replaces', () => {
    const engine = { version: 'DocumentDB 1.0', kind: 'embedded', url: 'mongodb://127.0.0.1:1/?replicaSet=x' } as const;
    expect(engineLine('mongodb', engine, 0)).toMatch(/^MongoDB: DocumentDB 1\.0, embedded, at mongodb:\/\/127/);
  });
});

describe('a printed address', () => {
  it.each([
    ['mongodb+srv://amy:p%40ss@cluster.example.net/app?w=1', 'mongodb+srv://cluster.example.net'],
    ['amqps://amy:se@cret@mq.example.net:5671/vhost', 'amqps://mq.example.net:5671'],
    ['mongodb://a.example,b.example:27018/', 'mongodb://a.example,b.example:27018'],
    ['se:cret', 'an address that cannot be read'],
  ])('shows no credential of %s', (url, shown) => {
    expect(shownAddress(url)).toBe(shown);
  });
});
