import { joinWaitlist } from '@hearthway/contracts/commerce';
import { renderStandaloneFrame } from '@hearthway/web-kit/standalone';
import { name } from './application.js';
import { mount } from './spa.js';
import { inMemoryCommerce, refusal, type InMemoryCommerce } from './testing/in-memory-commerce.js';
import { standInPlatform } from './testing/stand-in-platform.js';

/**
 * Runs the slice without the shell, with a stand-in for its platform. `?waitlist=12` and `?members=88` set the counts,
 * `?failing` rejects joins, `?waiting` never answers them. Result pages know the sessions `paid` and `pending`. Tracked
 * events go to the console.
 */
function start(): void {
  const { session } = standInPlatform();
  const platform = standInPlatform({
    session: { ...session, request: commerceOf(new URLSearchParams(location.search)).transport },
    ...renderStandaloneFrame(name),
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
  commerce.settle('paid', 'completed', { amountCents: 5000, paymentId: crypto.randomUUID() });
  commerce.settle('pending', 'pending');
  if (search.has('failing')) commerce.answerAt(joinWaitlist.path, () => refusal(500, 'server.error', ''));
  if (search.has('waiting')) commerce.answerAt(joinWaitlist.path, () => new Promise(() => undefined));
  return commerce;
}

start();
