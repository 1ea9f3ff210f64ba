import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { AdminApp } from './admin-app.js';

export interface AdminProps extends ApplicationProps {
  platform: Platform;
  /** `fetch` when not given. */
  send?: Transport;
}

const overTheNetwork: Transport = (path, init) => fetch(path, init);

export const { bootstrap, mount, unmount } = createLifecycles<AdminProps>({
  render: ({ platform, send = overTheNetwork }) => <AdminApp platform={platform} send={send} />,
  onError: (error, { kind }, { platform }) => {
    const errorName = error instanceof Error ? error.name : 'unknown';
    platform.track({ eventType: 'error', eventSource: 'mf-admin', eventData: { kind, errorName } });
  },
});
