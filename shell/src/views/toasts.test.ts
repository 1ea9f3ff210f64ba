import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { wizardTexts } from '@hearthway/contracts/texts';
import { loadViews } from './load-views.js';
import { testSite } from '../testing/test-site.js';
import { createToasts } from './toasts.js';

const site = testSite();

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const container = (): HTMLElement => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};

it('shows a toast that came before the view was loaded', async () => {
  const { show } = createToasts(container(), loadViews, site);
  act(() => {
    show({ title: 'Saved' });
  });
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('loads nothing until there is a toast', () => {
  const load = jest.fn(loadViews);
  createToasts(container(), load, site);
  expect(load).not.toHaveBeenCalled();
});

it('shows the next toast when the view failed to load for the first', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const { show } = createToasts(container(), () => (online ? loadViews() : Promise.reject(new Error('offline'))), site);
  show({ title: 'Lost' });
  await eventually(() => {
    expect(consoleError).toHaveBeenCalledTimes(1);
  });
  online = true;
  act(() => {
    show({ title: 'Found' });
  });
  expect(await screen.findByText('Found')).toBeTruthy();
});

describe('the request to log in', () => {
  const { authenticationRequired } = wizardTexts;
  const shown = () => screen.queryByText(authenticationRequired.title);

  it.each(['/dashboard', '/auth'])('shows at %s, and goes when the visitor moves on to a public page', async (path) => {
    history.replaceState(null, '', path);
    const { show, review } = createToasts(container(), loadViews, site);
    act(() => {
      show(authenticationRequired);
    });
    expect(await screen.findByText(authenticationRequired.title)).toBeTruthy();
    history.replaceState(null, '', '/auth');
    act(review);
    expect(shown()).toBeTruthy();
    history.replaceState(null, '', '/about');
    act(review);
    // The view may be in the page before it listens to the store.
    await waitFor(() => {
      expect(shown()).toBeNull();
    });
  });

  it.each(['/', '/faq', '/no-such-page', '/admin'])('never shows at %s', (path) => {
    history.replaceState(null, '', path);
    const load = jest.fn(loadViews);
    const { show } = createToasts(container(), load, site);
    show({ ...authenticationRequired, tone: 'destructive' });
    expect(load).not.toHaveBeenCalled();
  });

  it('leaves other toasts alone', async () => {
    history.replaceState(null, '', '/dashboard');
    const { show, review } = createToasts(container(), loadViews, site);
    act(() => {
      show({ title: 'Saved' });
    });
    await screen.findByText('Saved');
    history.replaceState(null, '', '/');
    act(review);
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});
