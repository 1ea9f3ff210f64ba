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
  it.each(Object.keys(routes))('draws the page of %s and leaves the container empty again', async (path) => {
    history.replaceState(null, '', path);
    await act(() => mount(props));
    expect(container.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    await act(() => unmount(props));
    expect(container.childNodes).toHaveLength(0);
  });

  it.each(Object.entries(routes))('has what %s says of itself to search engines', async (_path, load) => {
    const { head } = (await load()).page;
    expect(head.title.length).toBeGreaterThan(5);
    expect(head.description.length).toBeGreaterThan(40);
  });

  it('draws nothing when it was taken away before its page had come', async () => {
    const mounting = mount(props);
    await act(() => unmount(props));
    await act(() => mounting);
    expect(container.childNodes).toHaveLength(0);
  });
});
