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
  it('says in plain text that the page did not load when that too cannot be loaded', async () => {
    const place = createSlicePlace('sample', jest.fn(), offline);
    place.showFailure(jest.fn());
    await eventually(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    place.showNothing();
    expect(document.body.textContent).toBe('');
  });

  it('draws the failure in full once it can be loaded', async () => {
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
