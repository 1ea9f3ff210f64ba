import { describe, expect, it } from '@jest/globals';
import { findUser, parsePackageVersions, upstreamVersion } from './debian-tree.js';

describe("a Debian tree's own records", () => {
  it('give the version of each package', () => {
    const status = [
      'Package: postgresql-18\nStatus: install ok installed\nVersion: 18.6-3\n',
      'Package: rabbitmq-server\nDescription: broker\n Version: not this\nVersion: 4.3.6-1\n',
    ].join('\n');
    expect([...parsePackageVersions(status)]).toEqual([
      ['postgresql-18', '18.6-3'],
      ['rabbitmq-server', '4.3.6-1'],
    ]);
  });

  it.each([
    ['18.6-3', '18.6'],
    ['1:27.3.4+dfsg-1', '27.3.4+dfsg'],
    ['1.0-0-1', '1.0-0'],
  ])('name upstream of %s', (debian, upstream) => {
    expect(upstreamVersion(debian)).toBe(upstream);
  });

  it('give the ids of a user', () => {
    const passwd = 'root:x:0:0:root:/root:/bin/bash\npostgres:x:101:103:admin:/var/lib/postgresql:/bin/bash\n';
    expect(findUser(passwd, 'postgres')).toEqual({ uid: 101, gid: 103 });
    expect(() => findUser(passwd, 'rabbitmq')).toThrow('no user rabbitmq');
  });
});
