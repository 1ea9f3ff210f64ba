import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Platform } from '@hearthway/contracts/platform';
import type { Caller } from '../http/operation-options.js';
import type { Slice } from './report-error.js';

const SliceContext = createContext<Slice | null>(null);

export interface PlatformProviderProps extends Slice {
  readonly children: ReactNode;
}

export function PlatformProvider({ name, platform, children }: PlatformProviderProps): ReactNode {
  const slice = useMemo(() => ({ name, platform }), [name, platform]);
  return <SliceContext value={slice}>{children}</SliceContext>;
}

export function usePlatform(): Platform {
  return useSlice().platform;
}

/** The signed-in buyer; `null` when signed out, `undefined` until known. */
export function useUser(): ReturnType<Platform['session']['user']> {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.user);
}

/** The signed-in buyer as the caller of operations. */
export function useCaller(): Caller {
  const { session } = usePlatform();
  return { request: session.request, userId: useUser()?.id };
}

export function useSlice(): Slice {
  const slice = useContext(SliceContext);
  if (!slice) throw new Error('The slice was rendered without a platform');
  return slice;
}
