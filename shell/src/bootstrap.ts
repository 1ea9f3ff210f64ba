import { getInstance } from '@module-federation/enhanced/runtime';
import '@hearthway/web-kit/styles/global.css';
import { containerOf } from '@hearthway/web-kit/mount';
import { registerApplication, start } from 'single-spa';
import { startTracking } from './analytics/index.js';
import {
  addDigests,
  checkedFiles,
  createHealthReports,
  createSliceLoader,
  fetchLiveReleases,
  followReleases,
  loadDigests,
  manifestTimeout,
  trustPagePreloads,
} from './federation/index.js';
import { readPageData } from './page-data.js';
import { createPlatform } from './platform.js';
import { createNavigation, followLinks, redirectFor, watchPageChanges } from './routing/index.js';
import { createSession, lazyIdentityClient } from './session/index.js';
import './shell.css';
import { createSiteMap } from './site-map.js';
import { createSliceApplication, createSlicePlaceholder, type SliceApplication } from './slices/index.js';
import { createToasts, loadViews, loadViewsWhenIdle } from './views/index.js';

const sliceTimeoutMilliseconds = 8_000;

const content = elementById('content');
const { remotes, pages } = readPageData(document);
const site = createSiteMap(pages);
const bare = (path: string, init?: RequestInit) => fetch(path, init);
const toast = createToasts(elementById('toasts'), loadViews);
const track = startTracking(bare);
const session = createSession({
  bare,
  identity: lazyIdentityClient,
  toast,
  storage: localStorage,
  locks: navigator.locks,
  leave: () => {
    navigation.leave();
  },
});
const applications = new Map<string, SliceApplication>();
const slices = createSliceLoader({
  host: federationHost(),
  remotes,
  loadDigests: (manifest) => loadDigests(manifest, sliceTimeoutMilliseconds),
  refresh: takeOverReleases,
});
const reportHealth = createHealthReports((path) => {
  navigator.sendBeacon(path);
});
let withdrawn: readonly string[] = [];
const navigation = createNavigation({
  user: session.user,
  site,
  isOutdated: runsWithdrawnFiles,
  loadPage: (address) => {
    location.assign(address);
  },
});
const platform = createPlatform(session, { toast, track, navigate: navigation.go });

registerSlices();
registerShellScreens();
followLinks({
  site,
  go: navigation.go,
  hasFailed: () => content.querySelector('[data-slice-place="failed"]') !== null,
});
session.subscribe(navigation.enforce);
window.addEventListener('single-spa:before-routing-event', (event) => {
  navigation.loadOutdatedPage((event as CustomEvent<{ oldUrl: string; newUrl: string }>).detail);
  navigation.enforce();
  session.refreshUser();
});
start({ urlRerouteOnly: true });
session.start();
loadViewsWhenIdle();
// After session.start(), so that a private page isn't counted as viewed when the guard redirects a signed-out visitor.
watchPageChanges({ content, announcer: elementById('announcer'), track, site });
followReleases({ check: healSlices, isUrgent: () => [...applications.values()].some((one) => one.hasFailed()) });

function federationHost() {
  const host = getInstance();
  if (!host) throw new Error('The build made no federation host');
  host.registerPlugins([manifestTimeout(sliceTimeoutMilliseconds), checkedFiles(), trustPagePreloads()]);
  return host;
}

function registerSlices(): void {
  for (const name of Object.keys(remotes)) {
    ensureContainer(name);
    const application = createSliceApplication({
      name,
      load: (options) => slices.load(name, options),
      placeholder: createSlicePlaceholder(name, focusContent, loadViews),
      onFailure: (phase, error) => {
        console.error(`${name} failed to ${phase}`, error);
        const reason = error instanceof Error ? error.name : typeof error;
        track({ eventType: 'error', eventSource: name, eventData: { kind: 'slice-failure', phase, reason } });
      },
      onOutcome: (outcome) => {
        reportHealth(slices.lastTried(name), outcome);
      },
      timeoutMilliseconds: sliceTimeoutMilliseconds,
    });
    applications.set(name, application);
    registerApplication({
      name,
      app: application,
      activeWhen: ({ pathname }) =>
        site.pageAt(pathname)?.slice === name && redirectFor(site, pathname, session.user()) === undefined,
      customProps: { platform: Object.freeze({ ...platform, host: application.host }) },
    });
  }
}

/** From now on, pages, and slices that are not loaded yet, are those that are live now. */
async function takeOverReleases(): Promise<void> {
  const live = await fetchLiveReleases();
  site.update(live.pages);
  addDigests(live.integrity);
  slices.update(live.remotes);
  withdrawn = live.withdrawn;
}

/** Loads a slice that has failed again once another version of it is live. */
async function healSlices(): Promise<void> {
  await takeOverReleases();
  for (const [name, application] of applications) {
    if (application.hasFailed() && slices.isOutdated(name)) application.host.reload();
  }
}

function runsWithdrawnFiles(): boolean {
  const ofShell = [...document.scripts].map(({ src }) => (src ? new URL(src).pathname : ''));
  const running = [...ofShell, ...slices.attempted()];
  return running.some((address) => withdrawn.some((folder) => address.startsWith(folder)));
}

function focusContent(): void {
  content.focus();
}

function registerShellScreens(): void {
  ensureContainer('shell');
  registerApplication({
    name: 'shell',
    app: async () => (await import('./screens/index.js')).createScreens({ session }),
    activeWhen: ({ pathname }) => (site.pageAt(pathname)?.slice ?? 'shell') === 'shell',
  });
}

/** Ensures the slice has a container in `#content`. One that came with a prerendered page stays where it is. */
function ensureContainer(name: string): void {
  const element = containerOf(name);
  if (!content.contains(element)) content.append(element);
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
}
