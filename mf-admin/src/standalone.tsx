import { listPayments, listWaitlist } from '@hearthway/contracts/commerce';
import { getAnalyticsReport } from '@hearthway/contracts/analytics';
import { renderStandaloneFrame } from '@hearthway/web-kit/standalone';
import { name } from './admin-app.js';
import { bootstrap, mount } from './spa.js';
import { exampleExcluded, exampleReport } from './testing/example-report.js';
import { examplePayments, exampleWaitlist } from './testing/example-records.js';
import { inMemoryAdmin } from './testing/in-memory-admin.js';
import { testPlatform } from './testing/test-platform.js';

/**
 * The slice alone; sign in as `keeper` with `kettle-orchard-violin`. `?empty` starts with empty lists, `?failing` with lists
 * that fail to load, `?waiting` with lists that never load, `?entries=2500` with that many waitlist entries.
 */
const search = new URLSearchParams(location.search);

const now = Date.now();
const admin = inMemoryAdmin(
  search.has('empty')
    ? {}
    : {
        waitlist: exampleWaitlist(Number(search.get('entries') ?? 240), now),
        payments: {
          foundingMembers: examplePayments(14, now, [2_500, 5_000, 10_000, 7_500]),
          offerToolkits: examplePayments(6, now, [10_000]),
        },
        report: exampleReport(now),
        excluded: exampleExcluded,
      },
);
for (const operation of [listWaitlist, listPayments, getAnalyticsReport]) {
  if (search.has('failing')) admin.failWith(operation, 503);
  if (search.has('waiting')) admin.hold(operation);
}

const platform = testPlatform(renderStandaloneFrame(name));

if (location.pathname === '/') platform.navigate(`/admin${location.search}`);
await bootstrap({ name, platform });
await mount({ name, platform, send: admin.transport });
