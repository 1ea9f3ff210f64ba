import type { Platform } from '@hearthway/contracts/platform';
import type { ApplicationProps, LifecycleOptions } from '@hearthway/web-kit/mount';
import { reportError } from '@hearthway/web-kit/slice';
import { loadPage, type LoadedPage } from './routes.js';
import { Site } from './site.js';

export const name = 'mf-marketing';

export interface MarketingProps extends ApplicationProps {
  platform: Platform;
}

/** Shared by the shell mount and the prerender build, so both give the same markup. */
export const application: LifecycleOptions<MarketingProps, LoadedPage> = {
  prepare: () => loadPage(location.pathname),
  render: ({ platform }, first) => <Site platform={platform} first={first} />,
  onError: (error, { kind }, slice) => {
    console.error('A page failed', kind, error);
    reportError(slice, error, { kind });
  },
};
