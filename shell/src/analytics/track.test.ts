import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '../testing/identity-stand-in.js';
import { createTrack } from './track.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('tracking', () => {
  it('posts the event in a request that outlives the page', async () => {
    const bare = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(json(202, { accepted: true })));
    createTrack(bare)({ eventType: 'page_view', eventSource: 'shell', eventData: { path: '/auth' } });
    await vi.waitFor(() => {
      expect(bare).toHaveBeenCalledOnce();
    });
    const [path, init] = bare.mock.calls[0] ?? [];
    expect(path).toBe('/api/analytics/event');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(init?.body as string)).toEqual({
      eventType: 'page_view',
      eventSource: 'shell',
      eventData: { path: '/auth' },
    });
  });

  it.each([
    ['refused', () => Promise.resolve(problem(429, 'request.too-many', 'Too many requests.'))],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('only notes an event that is %s', async (_, bare) => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    expect(() => {
      createTrack(bare)({ eventType: 'click', eventSource: 'test' });
    }).not.toThrow();
    await vi.waitFor(() => {
      expect(debug).toHaveBeenCalledOnce();
    });
  });
});
