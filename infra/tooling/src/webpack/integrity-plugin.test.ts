import { expect, it } from '@jest/globals';
import { buildSampleSlice } from './testing/build-sample-slice.js';

it('has a build ask for the digest of each script and each style sheet that it loads', async () => {
  const entry = (await buildSampleSlice()).get('remoteEntry.js')?.toString() ?? '';
  expect(entry.match(/hearthwayIntegrityOf/g)).toHaveLength(2);
});
