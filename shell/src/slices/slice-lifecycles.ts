import type { Platform } from '@hearthway/contracts/platform';

export interface SliceProps {
  readonly name: string;
  readonly platform: Platform;
}

/** What a slice's one federated module exports. */
export interface SliceLifecycles {
  bootstrap(props: SliceProps): Promise<unknown>;
  mount(props: SliceProps): Promise<unknown>;
  unmount(props: SliceProps): Promise<unknown>;
}
