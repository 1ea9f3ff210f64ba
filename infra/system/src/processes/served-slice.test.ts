import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.js';
import { serveSlice } from './served-slice.js';

it('what serves a slice says how it ended, and can be run again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-slice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ran = join(folder, 'ran');
  const note = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(ran)}, 'x');\nprocess.exit(3);\n`;
  writeFileSync(join(folder, 'webpack.config.ts'), note);
  const [port = 0] = await freePorts(1);
  const served = serveSlice({ folder, port });
  expect(await served.ended()).toBe('ended with code 3');
  await served.restart();
  expect(await served.ended()).toBe('ended with code 3');
  expect(readFileSync(ran, 'utf8')).toBe('xx');
});
