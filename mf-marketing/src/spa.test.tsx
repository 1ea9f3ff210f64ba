import { containerId } from '@hearthway/web-kit/mount';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mount, unmount } from './spa.js';
import { standInPlatform } from './testing/stand-in-platform.js';

it('mounts the page in the container of the shell and leaves it empty again', async () => {
  const container = document.createElement('div');
  container.id = containerId('mf-marketing');
  document.body.append(container);
  const props = { name: 'mf-marketing', platform: standInPlatform() };
  await act(() => mount(props));
  expect(container.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  await act(() => unmount(props));
  expect(container.childNodes).toHaveLength(0);
  container.remove();
});
