import { journeyPageAt } from '@hearthway/contracts/journey-pages';
import type { Platform } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { reportError } from '@hearthway/web-kit/slice';
import { JourneyApp } from './journey-app.js';

export interface JourneyProps extends ApplicationProps {
  platform: Platform;
}

export const { bootstrap, mount, unmount } = createLifecycles<JourneyProps>({
  render: ({ platform }) => <JourneyApp platform={platform} />,
  onError: (error, { kind }, slice) => {
    reportError(slice, error, { kind, path: journeyPageAt(location.pathname)?.path ?? null });
  },
});
