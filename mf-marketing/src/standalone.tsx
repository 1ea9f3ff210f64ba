import '@hearthway/web-kit/styles/global.css';
import { joinWaitlist } from '@hearthway/contracts/commerce';
import { pageElements } from '@hearthway/contracts/constants';
import { createToastStore, SkipLink, ToastViewport } from '@hearthway/web-kit';
import { containerId } from '@hearthway/web-kit/mount';
import { createRoot } from 'react-dom/client';
import { mount } from './spa.js';
import { inMemoryCommerce, refusal, type InMemoryCommerce } from './testing/in-memory-commerce.js';
import { standInPlatform } from './testing/stand-in-platform.js';

/**
 * The slice alone: the frame that the shell would draw, and a stand-in for what it would pass. `?waitlist=12` and
 * `?members=88` start with that many, `?failing` refuses joins, `?waiting` never answers them; a result page knows the sessions `paid` and `pending`. What is tracked goes to
 * the console.
 */
const name = 'mf-marketing';

function start(): void {
  document.documentElement.lang = 'en-US';
  const skip = document.createElement('div');
  const container = document.createElement('div');
  container.id = containerId(name);
  const notifications = document.createElement('div');
  document.body.append(skip, container, notifications);
  const toasts = createToastStore();
  createRoot(skip).render(<SkipLink targetId={pageElements.mainId} />);
  createRoot(notifications).render(<ToastViewport store={toasts} />);

  const { session } = standInPlatform();
  const platform = standInPlatform({
    session: { ...session, request: commerceOf(new URLSearchParams(location.search)).transport },
    toast: (toast) => void toasts.show(toast),
    track: (event) => {
      console.debug(event);
    },
    navigate: (path) => {
      location.assign(path);
    },
  });
  void mount({ name, platform });
}

function commerceOf(search: URLSearchParams): InMemoryCommerce {
  const commerce = inMemoryCommerce({
    waitlist: Array.from({ length: Number(search.get('waitlist')) }, (_, index) => `person-${index}@example.com`),
    foundingMembers: Number(search.get('members')),
  });
  commerce.settle('paid', 'completed');
  commerce.settle('pending', 'pending');
  if (search.has('failing')) commerce.answerAt(joinWaitlist.path, () => refusal(500, 'server.error', ''));
  if (search.has('waiting')) commerce.answerAt(joinWaitlist.path, () => new Promise(() => undefined));
  return commerce;
}

start();
