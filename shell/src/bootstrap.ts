import { getInstance } from '@module-federation/enhanced/runtime';
import '@hearthway/web-kit/styles/global.css';
import { containerOf } from '@hearthway/web-kit/mount';
import { tolerantLocalStorage } from '@hearthway/web-kit/storage';
import type { SiteData } from '@hearthway/contracts/releases';
import { registerApplication, start } from 'single-spa';
import { startTracking } from './analytics/index.js';
import { checkedFiles, createSliceLoader, trustPagePreloads } from './federation/index.js';
import { fileIntegrity } from './integrity/index.js';
import { createPlatform } from './platform.js';
import { createGuard, createHeadingFocus, createNavigation, followLinks, watchPageChanges } from './routing/index.js';
import { createSession, lazyIdentityClient } from './session/index.js';
import './shell.css';
import { createSite, fetchSiteData, followSite, readSiteData, wasJustReloaded } from './site/index.js';
import { createSliceApplication, createSlicePlaceholder, tellOutcome } from './slices/index.js';
import { createToasts, loadViews, loadViewsWhenIdle, withdrawnToast } from './views/index.js';

const sliceTimeoutMilliseconds = 8_000;

const siteData = readSiteData(document);
fileIntegrity.trust(siteData);
const site = createSite(siteData);
const { pageAt } = site;
const content = elementById('content');
const headings = createHeadingFocus(content);
const bare = (path: string, init?: RequestInit) => fetch(path, init);
const toasts = createToasts(elementById('toasts'), loadViews, site);
const toast = toasts.show;
const track = startTracking(bare);
const session = createSession({
  bare,
  identity: lazyIdentityClient,
  toast,
  storage: tolerantLocalStorage,
  locks: navigator.locks,
  leave: () => {
    navigation.leave();
  },
});
const guard = createGuard(site, session.user);
const navigation = createNavigation({
  guard,
  pageAt,
  loadPage: (path) => {
    location.assign(path);
  },
});
const platform = createPlatform(session, { toast, track, navigate: navigation.go });

const follower = followSite({
  site,
  fetchSiteData: async () => {
    const now = await fetchSiteData();
    fileIntegrity.trust(now);
    return now;
  },
  onWithdrawn: (slice) => {
    toasts.showWhile(() => site.shown().includes(slice) && site.isWithdrawn(slice), withdrawnToast);
  },
});

registerSlices();
registerShellScreens();
followLinks({
  pageAt,
  go: navigation.go,
  hasFailed: () => content.querySelector('[data-slice-place="failed"]') !== null,
});
session.subscribe(navigation.enforce);
window.addEventListener('single-spa:before-routing-event', () => {
  navigation.enforce();
  toasts.review();
  session.refreshUser();
});
start({ urlRerouteOnly: true });
session.start();
tellOutcome(site, 'shell', 'mounted');
loadViewsWhenIdle();
if (siteData.preview ?? siteData.local) announceOwnVersions(siteData);
// After session.start(), so that a private page isn't counted as viewed when the guard redirects a signed-out visitor.
watchPageChanges({ headings, track, pageAt });

function registerSlices(): void {
  const host = getInstance();
  if (!host) throw new Error('The build made no federation host');
  host.registerPlugins([checkedFiles(fileIntegrity), trustPagePreloads()]);
  const load = createSliceLoader({ host, site, ask: follower.ask });
  for (const name of site.slices) {
    ensureContainer(name);
    const application = createSliceApplication({
      name,
      load: (options) => load(name, options),
      placeholder: createSlicePlaceholder(name, headings.arrive, loadViews),
      onFailure: (phase, error) => {
        console.error(`${name} failed to ${phase}`, error);
        const reason = error instanceof Error ? error.name : typeof error;
        track({ eventType: 'error', eventSource: name, eventData: { kind: 'slice-failure', phase, reason } });
      },
      onOutcome: (outcome) => {
        tellOutcome(site, name, outcome);
        // It may be why another slice can’t be shown.
        tellOutcome(site, 'shell', outcome);
      },
      timeoutMilliseconds: sliceTimeoutMilliseconds,
      isWithdrawn: () => site.isWithdrawn(name),
      whenReplaced: (callback) => follower.whenReplaced(name, callback),
      isShellReplaced: () => site.isReplaced('shell'),
      hasPage: () => pageAt(location.pathname)?.slice === name,
      reload: () => {
        if (wasJustReloaded(performance)) return false;
        location.reload();
        return true;
      },
    });
    registerApplication({
      name,
      app: application,
      activeWhen: ({ pathname }) => pageAt(pathname)?.slice === name && guard(pathname) === undefined,
      customProps: { platform },
    });
  }
}

function registerShellScreens(): void {
  ensureContainer('shell');
  registerApplication({
    name: 'shell',
    app: async () => {
      try {
        return (await import('./screens/index.js')).createScreens({ session, bare });
      } catch (error) {
        elementById('incomplete').hidden = false;
        throw error;
      }
    },
    activeWhen: ({ pathname }) => (pageAt(pathname)?.slice ?? 'shell') === 'shell',
  });
}

/** That this browser shows something else than others. */
function announceOwnVersions(data: SiteData): void {
  const element = document.createElement('div');
  content.before(element);
  loadViews().then(
    ({ renderBanners }) => {
      renderBanners(element, data);
    },
    (error: unknown) => {
      console.error('The preview could not be announced', error);
    },
  );
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
