import type { Block } from '../../features/rich-text/index.js';

export interface LegalSection {
  /** Part of addresses that others link to: it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  /** The gist in a sentence or two; the blocks below it are what applies. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly LegalSection[];
  /** The text that belongs to this one. */
  readonly companion: { readonly path: string; readonly title: string };
}
