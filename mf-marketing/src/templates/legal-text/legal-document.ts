import type { Block } from '../../features/rich-text/index.js';

export interface LegalSection {
  /** URL fragment. Keep it when the title changes. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences. The blocks below are the binding text. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly LegalSection[];
  /** The other legal text. */
  readonly companion: { readonly path: string; readonly title: string };
}
