/** What can be shown. */
export const shownTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type ShownType = (typeof shownTypes)[number];

/** The frame has started, and takes a file. It is its only message without a port. */
export const frameIsReady = 'ready';

/** Given to the frame once, with a port for everything that follows. */
export interface GivenFile {
  readonly type: ShownType;
  readonly bytes: ArrayBuffer;
  readonly name: string;
  /** The page’s, if the buyer chose one. */
  readonly theme: string | undefined;
}
