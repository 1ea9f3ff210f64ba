import { describe, expect, it } from '@jest/globals';
import { readsWhenRecorded } from './recorded.js';

/** A mock server that has recorded the request by the nth time it is asked. */
function serverThatRecords(after: number) {
  let asked = 0;
  const isRecorded = (): boolean => asked >= after;
  return {
    mockServerMatchedSuccessfully: (_port: number) => {
      asked += 1;
      return isRecorded();
    },
    mockServerMismatches: (_port: number) => (isRecorded() ? [] : ['missing-request']),
  };
}

describe('what a mock server received', () => {
  it('is read once it is recorded', () => {
    expect(readsWhenRecorded(serverThatRecords(1)).mockServerMismatches(1)).toEqual([]);
    expect(readsWhenRecorded(serverThatRecords(3)).mockServerMismatches(1)).toEqual([]);
  });

  it('is read as it is if the request never comes', () => {
    expect(readsWhenRecorded(serverThatRecords(Infinity), 20).mockServerMismatches(1)).toHaveLength(1);
  });
});
