import type { TrackedEvent } from '@hearthway/contracts/platform';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportPageErrors } from './page-errors.js';

const track = jest.fn<(event: TrackedEvent) => void>();
const listeners = new Map<string, (event: unknown) => void>();

beforeEach(() => {
  sessionStorage.clear();
  track.mockReset();
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, listener as (event: unknown) => void);
  });
  reportPageErrors(track);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const fail = (error: unknown, filename = '') =>
  listeners.get('error')?.({ error, filename, message: 'of jordan@example.com' });
const reject = (reason: unknown) => listeners.get('unhandledrejection')?.({ reason });
const reports = () => track.mock.calls.map(([{ eventData }]) => eventData);

describe('an uncaught error', () => {
  it('is reported by name and script path, without its message', () => {
    fail(new TypeError('jordan@example.com is not a function'), `${location.origin}/assets/shell/1/main.js?x=1#y`);
    expect(track.mock.calls).toEqual([
      [
        {
          eventType: 'error',
          eventSource: 'shell',
          eventData: { kind: 'uncaught', errorName: 'TypeError', script: '/assets/shell/1/main.js' },
        },
      ],
    ]);
  });

  it('in a promise is reported by name', () => {
    reject(new RangeError('jordan@example.com'));
    reject('jordan@example.com');
    expect(reports()).toEqual([
      { kind: 'unhandled-rejection', errorName: 'RangeError', script: null },
      { kind: 'unhandled-rejection', errorName: 'string', script: null },
    ]);
  });

  it.each([
    ['the page itself', () => `${location.origin}/jordan@example.com`],
    ['an extension', () => 'chrome-extension://abcdef/content.js'],
    ['another site', () => 'https://example.com/widget.js'],
    ['nowhere', () => ''],
  ])('in %s is reported without a script', (_, address) => {
    fail(new Error('x'), address());
    expect(reports()).toEqual([{ kind: 'uncaught', errorName: 'Error', script: null }]);
  });

  it('is reported as unknown if its name is not an identifier', () => {
    fail(Object.assign(new Error('x'), { name: 'jordan@example.com' }));
    expect(reports()).toMatchObject([{ errorName: 'unknown' }]);
  });

  it('is reported once, and at most five per visit', () => {
    for (let time = 0; time < 3; time += 1) fail(new TypeError('again'));
    expect(track).toHaveBeenCalledTimes(1);
    for (const name of 'abcdefgh'.split('')) fail(Object.assign(new Error('x'), { name }));
    expect(track).toHaveBeenCalledTimes(5);
    reportPageErrors(track);
    fail(new SyntaxError('on the next page'));
    expect(track).toHaveBeenCalledTimes(5);
  });
});
