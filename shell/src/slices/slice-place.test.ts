import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadViews } from '../views/index.js';
import { createSlicePlace } from './slice-place.js';

const offline = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the place of a slice', () => {
  it('falls back to plain text when the error view cannot be loaded either', async () => {
    const place = createSlicePlace('sample', jest.fn(), offline);
    place.showFailure(jest.fn());
    await eventually(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    place.showNothing();
    expect(document.body.textContent).toBe('');
  });

  it('shows the full error view once it can be loaded', async () => {
    let online = false;
    const place = createSlicePlace('sample', jest.fn(), () => (online ? loadViews() : offline()));
    place.showFailure(jest.fn());
    await eventually(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    online = true;
    place.showRetrying();
    await eventually(() => {
      expect(document.body.textContent).toContain('This part of the page didn’t load');
    });
    expect(document.body.textContent).not.toContain('Reload it to try again.');
  });
});
