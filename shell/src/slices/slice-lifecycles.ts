import type { Platform, SliceSignals } from '@hearthway/contracts/platform';

export interface SliceProps extends SliceSignals {
  readonly name: string;
  readonly platform: Platform;
}

/** The exports of a slice's federated module. */
export interface SliceLifecycles {
  bootstrap(props: SliceProps): Promise<unknown>;
  mount(props: SliceProps): Promise<unknown>;
  unmount(props: SliceProps): Promise<unknown>;
}
