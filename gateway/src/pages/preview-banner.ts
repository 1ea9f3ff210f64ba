import type { Preview } from '@hearthway/releases';
import { escapeHtml } from './html.js';

/** Tells people who preview a release that others don’t see it. The shell styles it. */
export function previewBanner({ slice, version }: Pick<Preview, 'slice' | 'version'>): string {
  const release = escapeHtml(`${slice} ${version.slice(0, 8)}`);
  return `<aside class="preview-banner" aria-label="Preview">Preview of ${release}, which isn’t live. <a href="/preview/leave">Leave preview</a></aside>`;
}
