import { describe, expect, it } from '@jest/globals';
import { createTitles } from './page-titles.js';

const pageWith = (titles: string): Document =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="hearthway-titles">${titles}</script>`,
    'text/html',
  );

describe('the title of a page', () => {
  it('is the one that its slice released, before the one that the shell was built with', () => {
    const titleAt = createTitles(pageWith('{"/faq":"What people ask"}'));
    expect(titleAt('/faq')).toBe('What people ask');
    expect(titleAt('/dashboard')).toBe('Dashboard · Hearthway');
  });

  it('says of a path that nobody owns that it was not found', () => {
    const titleAt = createTitles(pageWith('{}'));
    for (const path of ['/nowhere', '/constructor']) expect(titleAt(path)).toBe('Page not found · Hearthway');
  });

  it('is known on a page that names none', () => {
    expect(createTitles(new DOMParser().parseFromString('<p>', 'text/html'))('/auth')).toContain('Log in');
  });
});
