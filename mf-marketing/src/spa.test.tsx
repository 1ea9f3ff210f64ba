import { containerId } from '@hearthway/web-kit/mount';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { routes } from './routes.js';
import { mount, unmount } from './spa.js';
import { standInPlatform } from './testing/stand-in-platform.js';

const props = { name: 'mf-marketing', platform: standInPlatform() };
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  container.id = containerId('mf-marketing');
  document.body.append(container);
});
afterEach(async () => {
  await act(() => unmount(props));
  container.remove();
  history.replaceState(null, '', '/');
});

describe('the slice in the shell', () => {
  it.each(Object.keys(routes))('renders %s and empties the container on unmount', async (path) => {
    history.replaceState(null, '', path);
    await act(() => mount(props));
    expect(container.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    await act(() => unmount(props));
    expect(container.childNodes).toHaveLength(0);
  });

  it.each(Object.entries(routes))('has metadata for %s', async (_path, load) => {
    const { head } = (await load()).page;
    expect(head.description.length).toBeGreaterThan(40);
  });

  it('renders nothing when unmounted before its page has loaded', async () => {
    const mounting = mount(props);
    await act(() => unmount(props));
    await act(() => mounting);
    expect(container.childNodes).toHaveLength(0);
  });
});
