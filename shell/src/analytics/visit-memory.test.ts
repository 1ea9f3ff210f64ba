import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** The module as after a page load: nothing survives but session storage. */
async function loadPage() {
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
  it('keeps its random id across page loads', async () => {
    const { visitId } = await loadPage();
    const id = visitId();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect((await loadPage()).visitId()).toBe(id);
    sessionStorage.clear();
    expect((await loadPage()).visitId()).not.toBe(id);
  });

  it('replaces a stored id that is not a UUID', async () => {
    sessionStorage.setItem('hearthway_visit', 'jordan@example.com');
    expect((await loadPage()).visitId()).toMatch(/^[\da-f-]{36}$/);
  });

  it('counts across page loads', async () => {
    const first = await loadPage();
    expect([first.countInVisit('errors'), first.countInVisit('errors')]).toEqual([0, 1]);
    expect((await loadPage()).countInVisit('errors')).toBe(2);
  });

  it.each([
    ['refuses to write', { getItem: () => null, setItem: refused }],
    ['refuses to read', { getItem: refused, setItem: refused }],
  ])('lasts as long as the page when storage %s', async (_, storage) => {
    stubGlobal('sessionStorage', storage);
    const { visitId, countInVisit } = await loadPage();
    const id = visitId();
    expect(visitId()).toBe(id);
    expect([countInVisit('errors'), countInVisit('errors')]).toEqual([0, 1]);
  });
});
