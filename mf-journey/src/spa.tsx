import type { Platform } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { JourneyApp } from './journey-app.js';

export interface JourneyProps extends ApplicationProps {
  platform: Platform;
}

export const { bootstrap, mount, unmount } = createLifecycles<JourneyProps>({
  render: ({ platform }) => <JourneyApp platform={platform} />,
  onError: (error, { kind }, { platform }) => {
    platform.track({
      eventType: 'error',
      eventSource: 'mf-journey',
      eventData: { kind, errorName: error instanceof Error ? error.name : 'unknown', path: location.pathname },
    });
  },
});
