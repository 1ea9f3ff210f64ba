import type { Platform } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { loadPage, type LoadedPage } from './routes.js';
import { Site } from './site.js';

export interface MarketingProps extends ApplicationProps {
  platform: Platform;
}

export const { bootstrap, mount, unmount } = createLifecycles<MarketingProps, LoadedPage>({
  prepare: () => loadPage(location.pathname),
  render: ({ platform }, first) => <Site platform={platform} first={first} />,
  onError: (error, { kind }, { platform }) => {
    const name = error instanceof Error ? error.name : 'unknown';
    platform.track({ eventType: 'error', eventSource: 'mf-marketing', eventData: { kind, name } });
  },
});
