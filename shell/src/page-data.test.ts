import { describe, expect, it } from '@jest/globals';
import { readPageData } from './page-data.js';

const pageWith = (blocks: Record<string, string>): string =>
  Object.entries(blocks)
    .map(([id, text]) => `<script type="application/json" id="hearthway-${id}">${text}</script>`)
    .join('');
const read = (blocks: Record<string, string>) =>
  readPageData(new DOMParser().parseFromString(pageWith(blocks), 'text/html'));

const remotes = '{"mf-journey":"/assets/mf-journey/1/mf-manifest.json"}';
const pages = '[{"path":"/dashboard","slice":"mf-journey","title":"Dashboard","access":"buyer"}]';

describe('what the gateway tells the shell', () => {
  it('is read from the page', () => {
    expect(read({ remotes, pages })).toEqual({ remotes: JSON.parse(remotes), pages: JSON.parse(pages) });
  });

  it('is empty on a page without it', () => {
    expect(read({})).toEqual({ remotes: {}, pages: [] });
  });

  it.each([{ remotes: '{"mf-journey":1}' }, { remotes: '{' }, { remotes: '[]' }, { pages: '{}' }])(
    'is rejected if malformed: %j',
    (blocks) => {
      expect(() => read(blocks)).toThrow();
    },
  );
});
