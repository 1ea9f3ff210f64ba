import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { reportError } from '@hearthway/web-kit/slice';
import { AdminApp } from './admin-app.js';

export interface AdminProps extends ApplicationProps {
  platform: Platform;
  /** `fetch` by default. */
  send?: Transport;
}

const fetchTransport: Transport = (path, init) => fetch(path, init);

export const { bootstrap, mount, unmount } = createLifecycles<AdminProps>({
  render: ({ platform, send = fetchTransport }) => <AdminApp platform={platform} send={send} />,
  onError: (error, { kind }, slice) => {
    reportError(slice, error, { kind });
  },
});
