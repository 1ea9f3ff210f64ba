import { describe, expect, it } from '@jest/globals';
import { pageName } from './page-name.js';

const contract = { title: 'Contract', pages: 2 };

describe('the name of a page', () => {
  it('has its document if there are several', () => {
    expect(pageName({ documents: [contract], pages: 2 }, 2)).toBe('Page 2 of 2');
    const both = { documents: [contract, { title: 'Addendum', pages: 1 }], pages: 3 };
    expect([1, 2, 3].map((page) => pageName(both, page))).toEqual([
      'Page 1 of 3: Contract',
      'Page 2 of 3: Contract',
      'Page 3 of 3: Addendum',
    ]);
  });
});
