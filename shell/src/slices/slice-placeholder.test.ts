import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadViews } from '../views/index.js';
import { createSlicePlaceholder } from './slice-placeholder.js';

const offline = () => Promise.reject(new Error('offline'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the slice placeholder', () => {
  it('falls back to plain text when the error view cannot be loaded either', async () => {
    const placeholder = createSlicePlaceholder('sample', jest.fn(), offline);
    placeholder.showFailure('missing', jest.fn());
    await eventually(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    placeholder.showNothing();
    expect(document.body.textContent).toBe('');
  });

  it('shows the full error view once it can be loaded', async () => {
    let online = false;
    const placeholder = createSlicePlaceholder('sample', jest.fn(), () => (online ? loadViews() : offline()));
    placeholder.showFailure('missing', jest.fn());
    await eventually(() => {
      expect(document.body.textContent).toContain('Reload it to try again.');
    });
    online = true;
    placeholder.showRetrying();
    await eventually(() => {
      expect(document.body.textContent).toContain('This part of the page didn’t load');
    });
    expect(document.body.textContent).not.toContain('Reload it to try again.');
  });
});
