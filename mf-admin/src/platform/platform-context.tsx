import { createContext, useContext, type ReactNode } from 'react';
import type { Platform } from '@hearthway/contracts/platform';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }): ReactNode {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('The slice was drawn without a platform');
  return platform;
}
