import { describe, expect, it } from '@jest/globals';
import { mongodCommand, replicaSetUrl } from './mongod.js';

describe('the local mongod', () => {
  it('is a replica set member on loopback with its own data', () => {
    expect(mongodCommand('/usr/bin/mongod', '/srv/data', 5001).join(' ')).toBe(
      '/usr/bin/mongod --dbpath /srv/data --port 5001 --bind_ip 127.0.0.1 --replSet hearthway --nounixsocket',
    );
  });

  it('is reached as a replica set, without which there are no transactions', () => {
    expect(replicaSetUrl(5001)).toBe('mongodb://127.0.0.1:5001/?replicaSet=hearthway');
  });
});
