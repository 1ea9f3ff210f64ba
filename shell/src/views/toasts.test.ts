import { eventually } from '@hearthway/tooling/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { loadViews } from './load-views.js';
import { createToasts } from './toasts.js';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const container = (): HTMLElement => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};

it('shows a toast that came before the view was loaded', async () => {
  const toast = createToasts(container(), loadViews);
  act(() => {
    toast({ title: 'Saved' });
  });
  expect(await screen.findByText('Saved')).toBeTruthy();
});

it('loads nothing until there is a toast', () => {
  const load = jest.fn(loadViews);
  createToasts(container(), load);
  expect(load).not.toHaveBeenCalled();
});

it('shows the next toast when the view failed to load for the first', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const toast = createToasts(container(), () => (online ? loadViews() : Promise.reject(new Error('offline'))));
  toast({ title: 'Lost' });
  await eventually(() => {
    expect(consoleError).toHaveBeenCalledTimes(1);
  });
  online = true;
  act(() => {
    toast({ title: 'Found' });
  });
  expect(await screen.findByText('Found')).toBeTruthy();
});
