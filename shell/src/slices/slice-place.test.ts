import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadViews } from '../views/index.js';
import { createSlicePlace } from './slice-place.js';

const offline = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the place of a slice', () => {
  it('says in plain text that the page did not load when that too cannot be loaded', async () => {
    const place = createSlicePlace('sample', vi.fn(), offline);
    place.showFailure(vi.fn());
    await vi.waitFor(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    place.showNothing();
    expect(document.body.textContent).toBe('');
  });

  it('draws the failure in full once it can be loaded', async () => {
    let online = false;
    const place = createSlicePlace('sample', vi.fn(), () => (online ? loadViews() : offline()));
    place.showFailure(vi.fn());
    await vi.waitFor(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    online = true;
    place.showRetrying();
    await vi.waitFor(() => {
      expect(document.body.textContent).toContain('This part of the page didn’t load');
    });
    expect(document.body.textContent).not.toContain('Reload it to try again.');
  });
});
