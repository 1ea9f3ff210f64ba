import { describe, expect, it } from '@jest/globals';
import { createTitles } from './page-titles.js';

const pageWith = (titles: string): Document =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="hearthway-titles">${titles}</script>`,
    'text/html',
  );

describe('the title of a page', () => {
  it('prefers the one released with the slice over the one built into the shell', () => {
    const titleAt = createTitles(pageWith('{"/faq":"What people ask"}'));
    expect(titleAt('/faq')).toBe('What people ask');
    expect(titleAt('/dashboard')).toBe('Dashboard · Hearthway');
  });

  it('is not found for an unknown path', () => {
    const titleAt = createTitles(pageWith('{}'));
    for (const path of ['/nowhere', '/constructor']) expect(titleAt(path)).toBe('Page not found · Hearthway');
  });

  it('falls back to the built-in one on a page without titles', () => {
    expect(createTitles(new DOMParser().parseFromString('<p>', 'text/html'))('/auth')).toContain('Log in');
  });
});
