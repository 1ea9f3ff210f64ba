/** As after a load of the page: nothing is remembered but what the browser keeps. */
import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

async function loadedPage() {
  jest.resetModules();
  return import('./visit-memory.js');
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  unstubAllGlobals();
});

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('a visit', () => {
  it('keeps its random id from page load to page load', async () => {
    const { visitId } = await loadedPage();
    const id = visitId();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect((await loadedPage()).visitId()).toBe(id);
    sessionStorage.clear();
    expect((await loadedPage()).visitId()).not.toBe(id);
  });

  it('takes no id of somebody else’s making', async () => {
    sessionStorage.setItem('hearthway_visit', 'jordan@example.com');
    expect((await loadedPage()).visitId()).toMatch(/^[\da-f-]{36}$/);
  });

  it('counts from page load to page load', async () => {
    const first = await loadedPage();
    expect([first.countInVisit('errors'), first.countInVisit('errors')]).toEqual([0, 1]);
    expect((await loadedPage()).countInVisit('errors')).toBe(2);
  });

  it.each([
    ['refuses to keep', { getItem: () => null, setItem: refused }],
    ['refuses to be asked', { getItem: refused, setItem: refused }],
  ])('lasts as long as the page when the browser %s', async (_, storage) => {
    stubGlobal('sessionStorage', storage);
    const { visitId, countInVisit } = await loadedPage();
    const id = visitId();
    expect(visitId()).toBe(id);
    expect([countInVisit('errors'), countInVisit('errors')]).toEqual([0, 1]);
  });
});
