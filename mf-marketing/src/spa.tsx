import type { Platform } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { pageAt } from './routes.js';

interface Props extends ApplicationProps {
  platform: Platform;
}

export const { bootstrap, mount, unmount } = createLifecycles<Props>({
  render: ({ platform }) => pageAt(location.pathname, platform),
  onError: (error, { kind }, { platform }) => {
    const name = error instanceof Error ? error.name : 'unknown';
    platform.track({ eventType: 'error', eventSource: 'mf-marketing', eventData: { kind, name } });
  },
});
