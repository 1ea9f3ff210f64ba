import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardPath, sitePages } from '@hearthway/contracts/pages';
import { platformPackage, platformRange, platformVersion } from '@hearthway/contracts/platform';
import { pact, type DescribedContract, type Pact } from '@hearthway/contracts/releases';
import { describeOffer, describeUse, providers } from '@hearthway/tooling/contracts';
import type { FirstLoad } from '../../budgets/index.js';
import type { GateRelease } from '../check-contracts.js';
import type { PlatformUse } from '../check-platform.js';

/** What the gate compares of a release. */
export interface LiveRelease extends GateRelease, PlatformUse {
  readonly pages: readonly { readonly path: string }[];
  readonly firstLoad: FirstLoad;
}

const root = join(import.meta.dirname, '../../../../..');
const frontEnds = ['shell', 'mf-marketing', 'mf-journey', 'mf-admin'];

/** What would be live if everything were built from these sources and released. */
export function liveReleases(): LiveRelease[] {
  return [...frontEnds, ...providers].map(liveRelease);
}

function liveRelease(slice: string): LiveRelease {
  const pacts = pactsOf(slice);
  const offer = providers.includes(slice) ? [describeOffer(slice)] : [];
  const contracts = [...pacts.map(describeUse), ...offer].map(asStored);
  const isShell = slice === 'shell';
  return {
    slice,
    version: 'a'.repeat(20),
    process: !frontEnds.includes(slice),
    pacts: new Map(pacts.map((one) => [one.provider.name, one])),
    contracts: new Map(contracts.map((one) => [one.provider, one])),
    pages: sitePages.filter((page) => page.slice === slice),
    firstLoad: firstLoadOf(slice),
    ...(isShell && { provides: { [platformPackage]: platformVersion, react: '19.3.1', 'react-dom': '19.3.1' } }),
    ...(!isShell &&
      frontEnds.includes(slice) && {
        needs: { [platformPackage]: platformRange, react: '^19.0.0', 'react-dom': '^19.0.0' },
      }),
  };
}

function pactsOf(consumer: string): Pact[] {
  const files = globSync(join(root, consumer, 'pacts/*.json')).sort();
  return files.map((file) => pact.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Parts that are the same object in memory are not in files. */
const asStored = (contract: DescribedContract): DescribedContract =>
  JSON.parse(JSON.stringify(contract)) as DescribedContract;

/** About as much as it is, in kilobytes. */
const entries = new Map([
  ['shell', 98],
  ['mf-marketing', 30],
  ['mf-journey', 45],
  ['mf-admin', 68],
]);

function firstLoadOf(slice: string): FirstLoad {
  return {
    entry: [{ path: 'entry.js', bytes: (entries.get(slice) ?? 0) * 1_024 }],
    pages: sitePages
      .filter((page) => page.slice === slice)
      .map(({ path, access }) => ({
        ...{ path, access },
        isPrerendered: slice === 'mf-marketing',
        files: slice === 'mf-journey' ? [{ path: 'page.js', bytes: (path === dashboardPath ? 10 : 40) * 1_024 }] : [],
      })),
  };
}
