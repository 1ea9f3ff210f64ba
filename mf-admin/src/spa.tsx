import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createLifecycles, type ApplicationProps } from '@hearthway/web-kit/mount';
import { reportError } from '@hearthway/web-kit/slice';
import { AdminApp } from './admin-app.js';

export interface AdminProps extends ApplicationProps {
  platform: Platform;
  /** `fetch` when not given. */
  send?: Transport;
}

const overTheNetwork: Transport = (path, init) => fetch(path, init);

export const { bootstrap, mount, unmount } = createLifecycles<AdminProps>({
  render: ({ platform, send = overTheNetwork }) => <AdminApp platform={platform} send={send} />,
  onError: (error, { kind }, slice) => {
    reportError(slice, error, { kind });
  },
});
