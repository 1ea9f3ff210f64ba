import '@hearthway/web-kit/styles/global.css';
import { pageElements } from '@hearthway/contracts/constants';
import { listPayments, listWaitlist } from '@hearthway/contracts/commerce';
import { getAnalyticsReport } from '@hearthway/contracts/analytics';
import { createToastStore, SkipLink, ToastViewport } from '@hearthway/web-kit';
import { containerId } from '@hearthway/web-kit/mount';
import { createRoot } from 'react-dom/client';
import { bootstrap, mount } from './spa.js';
import { exampleApart, exampleReport } from './testing/example-report.js';
import { examplePayments, exampleWaitlist } from './testing/example-records.js';
import { inMemoryAdmin } from './testing/in-memory-admin.js';
import { standInPlatform } from './testing/stand-in-platform.js';

/**
 * The slice alone; sign in as `keeper` with `kettle-orchard-violin`. `?empty` starts with nothing in any list, `?failing` with
 * lists that cannot be fetched, `?waiting` with ones that never come, `?entries=2500` with that many on the waitlist.
 */
const name = 'mf-admin';
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
        apart: exampleApart,
      },
);
for (const operation of [listWaitlist, listPayments, getAnalyticsReport]) {
  if (search.has('failing')) admin.failWith(operation, 503);
  if (search.has('waiting')) admin.hold(operation);
}

const toasts = createToastStore();
const platform = standInPlatform({ toast: (toast) => void toasts.show(toast) });

document.documentElement.lang = 'en-US';
const skip = document.createElement('div');
const container = document.createElement('div');
container.id = containerId(name);
const notifications = document.createElement('div');
document.body.append(skip, container, notifications);
createRoot(skip).render(<SkipLink targetId={pageElements.mainId} />);
createRoot(notifications).render(<ToastViewport store={toasts} />);

if (location.pathname === '/') platform.navigate(`/admin${location.search}`);
await bootstrap({ name, platform });
await mount({ name, platform, send: admin.transport });
