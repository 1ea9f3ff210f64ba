import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useLayoutEffect, type ReactNode } from 'react';
import { exampleUser } from '@hearthway/contracts/examples';
import type { User } from '@hearthway/contracts/identity';
import type { Platform } from '@hearthway/contracts/platform';
import { createLifecycles, containerOf } from '@hearthway/web-kit/mount';
import { platformAtBuild } from '@hearthway/web-kit/prerender';
import { PageLink, SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { registerApplication, start } from 'single-spa';
import type { SliceProps } from '../slices/index.js';
import { testSite } from '../testing/test-site.js';
import { followLinks } from './follow-links.js';
import { createGuard } from './guard.js';
import { createHeadingFocus } from './heading-focus.js';
import { createNavigation } from './navigation.js';
import { watchPageChanges } from './page-changes.js';

let user: User | null = exampleUser;
const { pageAt } = testSite();
const guard = createGuard({ pageAt }, () => user);
const navigation = createNavigation({ guard, pageAt, loadPage: () => undefined });
const platform: Platform = { ...platformAtBuild, navigate: navigation.go };
/** For each page render: the router's location and the browser's. */
const renders: { router: string; browser: string }[] = [];
let stop: (() => void)[] = [];

beforeAll(() => {
  stubGlobal('scrollTo', jest.fn());
  document.body.innerHTML =
    '<a href="/settings?from=shell">Settings by the shell</a><div id="content" tabindex="-1"></div>';
  const content = document.querySelector<HTMLElement>('#content')!;
  // Start from a deep link.
  history.replaceState(null, '', '/settings?from=mail#sessions');
  for (const name of ['mf-journey', 'mf-marketing']) {
    content.append(containerOf(name));
    registerApplication({
      name,
      app: createLifecycles<SliceProps>({ render: (props) => <Slice {...props} /> }),
      activeWhen: ({ pathname }) => pageAt(pathname)?.slice === name && guard(pathname) === undefined,
      customProps: { platform },
    });
  }
  stop = [
    followLinks({ pageAt, go: navigation.go, hasFailed: () => false }),
    watchPageChanges({
      headings: createHeadingFocus(content),
      track: () => undefined,
      pageAt,
    }),
  ];
  window.addEventListener('single-spa:before-routing-event', navigation.enforce);
  start({ urlRerouteOnly: true });
});
beforeEach(() => {
  user = exampleUser;
});
afterEach(() => {
  expect(renders.filter(({ router, browser }) => router !== browser)).toEqual([]);
});
afterAll(() => {
  for (const end of stop) end();
  window.removeEventListener('single-spa:before-routing-event', navigation.enforce);
  unstubAllGlobals();
});

describe('the router of a slice in the shell', () => {
  it('starts at a deep link', async () => {
    await expectAllAt('/settings?from=mail#sessions', /^Settings/);
  });

  it('follows its own links', async () => {
    await startAt('/dashboard');
    fireEvent.click(screen.getByRole('link', { name: 'Documents by the slice' }));
    await expectAllAt('/documents', /^Documents/);
    await expectHeadingInFocus();
  });

  it('follows links of the shell', async () => {
    await startAt('/dashboard');
    fireEvent.click(screen.getByRole('link', { name: 'Settings by the shell' }));
    await expectAllAt('/settings?from=shell', /^Settings/);
  });

  it('follows Back and Forward', async () => {
    await startAt('/dashboard');
    fireEvent.click(screen.getByRole('link', { name: 'Documents by the slice' }));
    await expectAllAt('/documents', /^Documents/);
    fireEvent.click(screen.getByRole('link', { name: 'Settings by the shell' }));
    await expectAllAt('/settings?from=shell', /^Settings/);

    history.back();
    await expectAllAt('/documents', /^Documents/);
    history.back();
    await expectAllAt('/dashboard', /^Dashboard/);
    history.forward();
    await expectAllAt('/documents', /^Documents/);
  });

  it('follows hash changes by the slice and by the browser', async () => {
    await startAt('/dashboard');
    fireEvent.click(screen.getByRole('link', { name: 'A part by the slice' }));
    await expectAllAt('/dashboard#next-step', /^Dashboard/);
    location.hash = '#lender-matches';
    await expectAllAt('/dashboard#lender-matches', /^Dashboard/);
    history.back();
    await expectAllAt('/dashboard#next-step', /^Dashboard/);
  });

  it('starts at the current URL after another slice was shown', async () => {
    await startAt('/dashboard');
    act(() => {
      navigation.go('/about');
    });
    await expectAllAt('/about', /^About/);
    await expectHeadingInFocus();
    expect(containerOf('mf-journey').childNodes).toHaveLength(0);
    history.back();
    await expectAllAt('/dashboard', /^Dashboard/);
    await expectHeadingInFocus();
    expect(containerOf('mf-marketing').childNodes).toHaveLength(0);
  });

  it('is unmounted when the guard redirects its link', async () => {
    await startAt('/dashboard');
    user = null;
    fireEvent.click(screen.getByRole('link', { name: 'Documents by the slice' }));
    await waitFor(() => {
      expect(document.title).toMatch(/^Log in/);
    });
    expect(location.pathname).toBe('/auth');
    expect(containerOf('mf-journey').childNodes).toHaveLength(0);
  });
});

function Slice({ name, platform }: SliceProps): ReactNode {
  return (
    <PlatformProvider name={name} platform={platform}>
      <SliceRouter>
        <PageLink to="/documents">Documents by the slice</PageLink>
        <PageLink to="/dashboard#next-step">A part by the slice</PageLink>
        <Routes>
          {['/dashboard', '/documents', '/settings', '/about'].map((path) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </SliceRouter>
    </PlatformProvider>
  );
}

function Page(): ReactNode {
  const { pathname, search, hash } = useLocation();
  const router = pathname + search + hash;
  useLayoutEffect(() => {
    renders.push({ router, browser: browserLocation() });
  }, [router]);
  return <h1>{router}</h1>;
}

const browserLocation = (): string => location.pathname + location.search + location.hash;

async function startAt(path: string): Promise<void> {
  act(() => {
    navigation.go(path);
  });
  await expectAllAt(path, /^/);
}

/** Waits until the browser, the shell's title, and the slice's router agree. */
async function expectAllAt(address: string, title: RegExp): Promise<void> {
  await waitFor(() => {
    expect([browserLocation(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([address, address]);
    expect(document.title).toMatch(title);
  });
}

async function expectHeadingInFocus(): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
}
