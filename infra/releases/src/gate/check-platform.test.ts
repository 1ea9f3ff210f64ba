import { describe, expect, it } from '@jest/globals';
import { checkPlatform, type PlatformUse } from './check-platform.js';

const shell = (version: string, provides: Record<string, string>): PlatformUse => ({
  slice: 'shell',
  version,
  provides: { react: '19.3.1', ...provides },
});
const slice = (name: string, needs: Record<string, string>): PlatformUse => ({ slice: name, version: 'a1', needs });
const service: PlatformUse = { slice: 'svc-journey', version: 'd1' };

const live = shell('b1', { '@hearthway/platform': '1.2.0' });
const canary = shell('b2', { '@hearthway/platform': '1.3.0' });

describe('the platform of a release', () => {
  it.each([
    ['as new', { '@hearthway/platform': '^1.2.0' }],
    ['newer', { '@hearthway/platform': '^1.0.0', react: '^19.0.0' }],
    ['one of the majors that a slice is ready for', { '@hearthway/platform': '^1.2.0 || ^2.0.0' }],
  ])('may be %s', (_what, needs) => {
    expect(checkPlatform(slice('mf-journey', needs), [live, canary, service])).toEqual({
      name: 'platform',
      problems: [],
    });
  });

  it('is compared for a slice with every shell that it may be mounted with', () => {
    const { problems } = checkPlatform(slice('mf-journey', { '@hearthway/platform': '^1.3.0' }), [live, canary]);
    expect(problems).toEqual([
      'mf-journey a1 needs @hearthway/platform ^1.3.0, and shell b1 has 1.2.0. Release another shell first',
    ]);
  });

  it('is compared for a shell with every slice that it may mount', () => {
    const slices = [
      slice('mf-admin', { '@hearthway/platform': '^1.2.0' }),
      slice('mf-journey', { '@hearthway/platform': '^1.2.0 || ^2.0.0', react: '^19.0.0' }),
      service,
    ];
    expect(checkPlatform(shell('b3', { '@hearthway/platform': '2.0.0', react: '20.0.0' }), slices).problems).toEqual([
      'mf-admin a1 needs @hearthway/platform ^1.2.0, and shell b3 has 2.0.0. Release another mf-admin first',
      'mf-journey a1 needs react ^19.0.0, and shell b3 has 20.0.0. Release another mf-journey first',
    ]);
  });

  it.each([
    ['isn’t there', { 'react-router-dom': '^7.0.0' }, 'react-router-dom ^7.0.0, and shell b1 has none'],
    ['every object has', { constructor: '^1.0.0' }, 'constructor ^1.0.0, and shell b1 has none'],
    ['has no range', { react: '=>==' }, 'react =>==, and shell b1 has 19.3.1'],
  ])('isn’t there if a package %s', (_what, needs, problem) => {
    expect(checkPlatform(slice('mf-admin', needs), [live]).problems).toEqual([
      `mf-admin a1 needs ${problem}. Release another shell first`,
    ]);
  });
});
