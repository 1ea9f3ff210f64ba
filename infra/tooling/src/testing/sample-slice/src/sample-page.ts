import type { ReactNode } from 'react';

export interface SamplePage {
  readonly head: {
    readonly description: string;
    readonly canonicalPath?: string;
    readonly indexed?: false;
    readonly image?: string;
    readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  };
  readonly Page: () => ReactNode;
}
