import { expect, it } from '@jest/globals';
import { createHealthReports } from './report-health.js';

const manifest = '/assets/mf-journey/0123456789abcdef0123/mf-manifest.json';

it('says each outcome of a version once, and nothing of what is no release', () => {
  const sent: string[] = [];
  const report = createHealthReports((path) => sent.push(path));
  report(manifest, 'failed');
  report(manifest, 'failed');
  report(manifest, 'mounted');
  report(manifest.replace('0123', '3210'), 'failed');
  report(undefined, 'failed');
  report('/elsewhere/mf-manifest.json', 'mounted');
  expect(sent).toEqual([
    '/slice-health/mf-journey/0123456789abcdef0123/failed',
    '/slice-health/mf-journey/0123456789abcdef0123/mounted',
    '/slice-health/mf-journey/3210456789abcdef0123/failed',
  ]);
});
