import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useEffect, type ReactNode } from 'react';
import type { Platform, TrackedEvent } from '@hearthway/contracts/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { platformAtBuild } from '../prerender/index.js';
import { lazyPage, PlatformProvider } from '../slice/index.js';
import { navigateStandalone } from '../testing/index.js';
import { PageBoundary } from './page-boundary.js';
import { PageLink } from './page-link.js';
import { SliceRouter } from './slice-router.js';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('a link to a page', () => {
  it('navigates through the platform and is then marked current', () => {
    const { moves } = renderSlice('/a', <PageLink to="/b">B</PageLink>);
    const link = screen.getByRole('link', { name: 'B' });
    expect(link.getAttribute('href')).toBe('/b');
    expect(link.hasAttribute('aria-current')).toBe(false);

    fireEvent.click(link);

    expect(moves).toEqual([['/b']]);
    expect(link.getAttribute('aria-current')).toBe('page');
    expect([...link.attributes].map(({ name }) => name).sort()).toEqual(['aria-current', 'href']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      const { moves } = renderSlice('/a', <PageLink to="/a#b">B</PageLink>);
      expect(fireEvent.click(screen.getByRole('link'), how)).toBe(true);
      expect(moves).toEqual([]);
    },
  );

  it('adds no history entry when it links to the current page', () => {
    renderSlice('/a', <PageLink to="/a">A</PageLink>);
    const before = history.length;
    fireEvent.click(screen.getByRole('link'));
    expect(history.length).toBe(before);
  });

  it('goes to its anchor again, also where it is the current address', () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.id);
    };
    const { moves } = renderSlice(
      '/a#b',
      <>
        <PageLink to="/a#b">B</PageLink>
        <section id="b">
          <h2>Section B</h2>
        </section>
      </>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(scrolled).toEqual(['b']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Section B' }));
    expect(moves).toEqual([]);
  });
});

describe('the location', () => {
  it('includes path, query, and hash', () => {
    renderSlice('/a?x=1#y', <Shown />);
    expect(screen.getByText('/a ?x=1 #y')).toBeDefined();
  });

  it('follows a redirect by the guard', () => {
    renderSlice('/a', <Shown />, (_path, options) => navigateStandalone('/sign-in', options));
    act(() => void move.current('/b'));
    expect(screen.getByText('/sign-in')).toBeDefined();
  });

  it('follows a replaced URL without a history entry', () => {
    const { moves } = renderSlice('/a#z', <Shown />);
    const before = history.length;
    act(() => void move.current('/a#y', { replace: true }));
    expect(screen.getByText('/a #y')).toBeDefined();
    expect(moves).toEqual([['/a#y', { replace: true }]]);
    expect(history.length).toBe(before);
  });
});

describe('a page', () => {
  it('that failed to load is loaded again by Try again, without a page load', async () => {
    const answers = [Promise.reject(new TypeError('no network')), Promise.resolve(() => <h1>Late</h1>)];
    const Late = lazyPage(() => answers.shift() ?? Promise.reject(new Error('called too often')), <p>Waiting</p>);
    const { tracked } = renderSlice('/late', pages(<Late />));
    expect(screen.getByText('Waiting')).toBeDefined();

    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Late' })).toBeDefined();
    expect(tracked).toEqual([
      { eventType: 'error', eventSource: 'a-slice', eventData: { kind: 'page', errorName: 'TypeError' } },
    ]);
  });

  it('that throws leaves the frame alone and recovers on navigation', () => {
    renderSlice('/late', pages(<Broken />));
    expect(screen.getByText('The frame')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();

    act(() => void move.current('/a'));

    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'A' })).toBeDefined();
    expect(screen.getByText('The frame')).toBeDefined();
  });

  it('that throws is rendered again by Try again', () => {
    let recovered = false;
    const Fickle = (): ReactNode => (recovered ? <h1>Recovered</h1> : <Broken />);
    renderSlice('/late', pages(<Fickle />));
    recovered = true;

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('heading', { name: 'Recovered' })).toBeDefined();
  });
});

const pages = (late: ReactNode): ReactNode => (
  <>
    <p>The frame</p>
    <Routes>
      <Route element={<PageBoundary failed={(retry) => <button onClick={retry}>Try again</button>} />}>
        <Route path="/a" element={<h1>A</h1>} />
        <Route path="/late" element={late} />
      </Route>
    </Routes>
  </>
);

/** `useNavigate` of the last rendered slice. */
const move: { current: ReturnType<typeof useNavigate> } = { current: () => undefined };

function Mover(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    move.current = navigate;
  }, [navigate]);
  return null;
}

function Shown(): ReactNode {
  const { pathname, search, hash } = useLocation();
  return <p>{[pathname, search, hash].filter(Boolean).join(' ')}</p>;
}

function Broken(): ReactNode {
  throw new Error('broken on purpose');
}

function renderSlice(at: string, children: ReactNode, navigate: Platform['navigate'] = navigateStandalone) {
  history.replaceState(null, '', at);
  const tracked: TrackedEvent[] = [];
  const moves: Parameters<Platform['navigate']>[] = [];
  const platform: Platform = {
    ...platformAtBuild,
    track: (event) => void tracked.push(event),
    navigate(...to) {
      moves.push(to);
      navigate(...to);
    },
  };
  render(
    <PlatformProvider name="a-slice" platform={platform}>
      <SliceRouter>
        <Mover />
        {children}
      </SliceRouter>
    </PlatformProvider>,
  );
  return { tracked, moves };
}
