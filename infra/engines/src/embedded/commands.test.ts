import { describe, expect, it } from '@jest/globals';
import { aptReason, installHint } from './apt-tools.js';
import { cacheFolder, fetchFailed } from './cached-tree.js';
import { serverCommand } from './postgres.js';
import { bubblewrapCommand, chrootCommand } from './sandbox.js';

const program = { user: { uid: 101, gid: 103 }, folder: '/home/amy/.data/mongodb', command: ['/usr/bin/true', '-x'] };

describe('running a program in the tree', () => {
  it('uses namespaces that end with us, a read-only tree and one writable folder', () => {
    const command = bubblewrapCommand('/cache/tree', program).join(' ');
    expect(command).toMatch(/^bwrap --ro-bind \/cache\/tree \/ --bind \/home\/amy\/\.data\/mongodb \/data /);
    expect(command).toContain('--unshare-pid --unshare-user --uid 101 --gid 103 --die-with-parent');
    expect(command).toMatch(/ -- \/usr\/bin\/true -x$/);
  });

  it('falls back to chroot, which also drops root and ends with us', () => {
    expect(chrootCommand('/cache/tree', program).join(' ')).toBe(
      'chroot /cache/tree setpriv --reuid=101 --regid=103 --clear-groups --pdeathsig=KILL -- /usr/bin/true -x',
    );
  });
});

describe('PostgreSQL', () => {
  it('listens only on a Unix socket in its folder', () => {
    const command = serverCommand('18', '/data');
    expect(command.slice(0, 3)).toEqual(['/usr/lib/postgresql/18/bin/postgres', '-D', '/data/pg']);
    expect(command).toContain('listen_addresses=');
    expect(command).toContain('unix_socket_directories=/data/socket');
    expect(command).toContain('cron.host=/data/socket');
  });
});

describe('the cache', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/var/cache/amy', HOME: '/home/amy' }, '/var/cache/amy/hearthway/engines'],
    [{ XDG_CACHE_HOME: '', HOME: '/home/amy' }, '/home/amy/.cache/hearthway/engines'],
  ])('of %j is %s', (environment, folder) => {
    expect(cacheFolder(environment)).toBe(folder);
  });
});

describe('the message about missing packages', () => {
  it('names the command for an administrator', () => {
    expect(installHint(['bubblewrap', 'mmdebstrap'])).toContain('apt-get install bubblewrap mmdebstrap');
  });

  it('asks for the network when the mirror cannot be reached', () => {
    const { message } = fetchFailed("Err:1 http://deb.example sid InRelease\n  Could not resolve 'deb.example'");
    expect(message).toContain("could not be fetched from Debian's mirror (Err:1 http://deb.example sid InRelease)");
    expect(message).toContain('is there a network');
  });

  it('asks for subordinate user ids when a user without root has none', () => {
    expect(fetchFailed('E: unable to pick chroot mode automatically').message).toContain('/etc/subuid');
  });

  it('quotes only the first error of apt', () => {
    const output =
      'I: automatically chosen mode\nErr:1 http://deb.example sid InRelease\n  Could not resolve\nE: failed';
    expect(aptReason(output)).toBe('Err:1 http://deb.example sid InRelease');
    expect(aptReason('one\ntwo\n')).toBe('two');
  });
});
