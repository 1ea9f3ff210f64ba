import '@hearthway/web-kit/styles/global.css';
import { pageElements } from '@hearthway/contracts/constants';
import { exampleMilestones } from '@hearthway/contracts/examples';
import { listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { createToastStore, SkipLink, ToastViewport } from '@hearthway/web-kit';
import { containerId } from '@hearthway/web-kit/mount';
import { createRoot } from 'react-dom/client';
import { bootstrap, mount } from './spa.js';
import { exampleProfile } from './testing/in-memory/financial-profile.js';
import { inMemoryJourney } from './testing/in-memory-journey.js';
import { standInPlatform } from './testing/stand-in-platform.js';

/**
 * The slice alone, signed in as the example buyer. `?completed=3` starts with that many milestones done, `?failing`
 * with a list that cannot be fetched, `?waiting` with one that never comes, `?profile`
 * with a financial profile that is filled in.
 */
const name = 'mf-journey';
const search = new URLSearchParams(location.search);

const journey = inMemoryJourney({
  milestones: withCompleted(Number(search.get('completed') ?? 0)),
  ...(search.has('profile') && { financialProfile: exampleProfile }),
});
if (search.has('failing')) journey.failWith(listMilestones, 503);
if (search.has('waiting')) journey.hold(listMilestones);

const toasts = createToastStore();
const platform = standInPlatform({
  transport: journey.transport,
  toast: (toast) => void toasts.show(toast),
});

document.documentElement.lang = 'en-US';
const skip = document.createElement('div');
const container = document.createElement('div');
container.id = containerId(name);
const notifications = document.createElement('div');
document.body.append(skip, container, notifications);
createRoot(skip).render(<SkipLink targetId={pageElements.mainId} />);
createRoot(notifications).render(<ToastViewport store={toasts} />);

if (location.pathname === '/') platform.navigate('/dashboard');
await bootstrap({ name, platform });
await mount({ name, platform });

function withCompleted(count: number): readonly Milestone[] {
  return exampleMilestones.map((milestone, index) =>
    index < count ? { ...milestone, status: 'completed' } : milestone,
  );
}
