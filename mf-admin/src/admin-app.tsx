import { useCallback, useState, type ReactNode } from 'react';
import type { Platform, Transport } from '@hearthway/contracts/platform';
import { SliceRouter } from '@hearthway/web-kit/router';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { QueryClientProvider } from '@tanstack/react-query';
import { createAdminQueryClient } from './admin-query-client.js';
import { AdminRoutes } from './routes.js';
import { AdminSessionProvider } from './session/index.js';
import { useDarkTheme } from './use-dark-theme.js';

export const name = 'mf-admin';

interface AdminAppProps {
  readonly platform: Platform;
  /** Unlike `platform.session.request`, does not add the buyer's token: admins have a credential instead. */
  readonly send: Transport;
}

/** The whole slice. The credential and all data read with it are kept in memory only, and dropped on unmounting. */
export function AdminApp({ platform, send }: AdminAppProps): ReactNode {
  const [queryClient] = useState(createAdminQueryClient);
  const forget = useCallback(() => queryClient.clear(), [queryClient]);
  useDarkTheme();
  return (
    <PlatformProvider name={name} platform={platform}>
      <SliceRouter>
        <QueryClientProvider client={queryClient}>
          <AdminSessionProvider send={send} onEnded={forget}>
            <AdminRoutes />
          </AdminSessionProvider>
        </QueryClientProvider>
      </SliceRouter>
    </PlatformProvider>
  );
}
