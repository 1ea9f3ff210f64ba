import { expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from '../testing/index.js';
import { buildSlice } from './build-slice.js';

it('keeps credentials from the code that builds', async () => {
  const sources = await mkdtemp(join(tmpdir(), 'hearthway-sources-'));
  onTestFinished(() => rm(sources, { recursive: true }));
  const seen = join(sources, 'seen');
  const note = `[process.env.NODE_ENV, process.env.HEARTHWAY_TOKEN, process.env.PACT_BROKER_TOKEN].join()`;
  await writeFile(
    join(sources, 'webpack.config.ts'),
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(seen)}, ${note});\nprocess.exit(1);\n`,
  );
  const environment = { ...process.env, HEARTHWAY_TOKEN: 'hwr_token', PACT_BROKER_TOKEN: 'secret' };
  const building = buildSlice({ sources, output: join(sources, 'dist'), environment });
  await expect(building).rejects.toThrow('The build failed');
  expect(await readFile(seen, 'utf8')).toBe('production,,');
});
