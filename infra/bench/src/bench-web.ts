/**
 * `npm run bench:web`: measures the public pages on a phone with slow 4G, beside the same pages as one plain React
 * application. Prints each figure beside its goal, and never fails because of one.
 * `--rounds 1` and `--pages /,/about` make it shorter; `--short` takes half a minute.
 */
import { ensureChromium } from '@hearthway/system';
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { measureSystem, noLimit, print } from './system-of-its-own.js';
import { comparePages } from './web/compare-pages.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    pages: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const { rounds = values.short ? '1' : undefined, pages = values.short ? '/about' : undefined } = values;
const executablePath = await ensureChromium(process.env, print);
// One address sends everything.
const serviceEnvironment = { gateway: { REQUESTS_PER_MINUTE_PER_IP: noLimit } };

await measureSystem({ environment: process.env, serviceEnvironment }, async ({ url }, signal) => {
  const browser = await chromium.launch({ executablePath });
  try {
    print(`Chromium ${browser.version()}: phone of 390 px, processor slowed four times, nothing cached`);
    print('slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms)');
    await comparePages({
      browser,
      origin: url,
      rounds: rounds === undefined ? undefined : Number(rounds),
      only: pages?.split(','),
      signal,
      print,
    });
  } finally {
    await browser.close();
  }
});
