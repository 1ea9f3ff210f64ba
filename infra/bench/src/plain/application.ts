import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createToastStore, ToastViewport } from '@hearthway/web-kit';
import '@hearthway/web-kit/styles/global.css';
import { containerId } from '@hearthway/web-kit/mount';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const name = 'mf-marketing';

/** Parts of the slices, passed by the entry that `build-plain.ts` generates. */
export interface PlainParts {
  readonly mount: (props: { name: string; platform: Platform }) => Promise<void>;
  readonly startTracking: (bare: Transport) => Platform['track'];
}

/** The marketing pages as one ordinary React application, without shell, single-spa and federation. */
export async function startPlain({ mount, startTracking }: PlainParts): Promise<void> {
  const bare: Transport = (path, init) => fetch(path, init);
  const toasts = createToastStore();
  const platform: Platform = {
    session: {
      user: () => null,
      subscribe: () => () => undefined,
      hasToken: () => false,
      request: bare,
      reload: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      forget: () => undefined,
    },
    toast: toasts.show,
    track: startTracking(bare),
    navigate: (path) => {
      location.assign(path);
    },
  };
  createRoot(elementById('toasts')).render(createElement(ToastViewport, { store: toasts }));
  if (!document.getElementById(containerId(name))) elementById('content').append(emptyContainer());
  const eventData = { path: location.pathname, title: document.title };
  platform.track({ eventType: 'page_view', eventSource: name, eventData });
  await mount({ name, platform });
}

function emptyContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId(name);
  return container;
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element;
}
