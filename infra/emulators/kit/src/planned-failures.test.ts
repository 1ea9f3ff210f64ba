import { describe, expect, it } from '@jest/globals';
import { createPlannedFailures, plannedFailure } from './planned-failures.js';

describe('Planned failures', () => {
  it('fail as many calls as planned, of the planned method and path', () => {
    const failures = createPlannedFailures();
    failures.plan(plannedFailure.parse({ count: 2, status: 500, method: 'POST', path: '/v1/refunds' }));

    expect(failures.take('GET', '/v1/refunds')).toBeUndefined();
    expect(failures.take('POST', '/v1/checkout/sessions')).toBeUndefined();
    expect(failures.take('POST', '/v1/refunds')?.status).toBe(500);
    expect(failures.take('POST', '/v1/refunds')?.status).toBe(500);
    expect(failures.take('POST', '/v1/refunds')).toBeUndefined();
    expect(failures.list()).toEqual([]);
  });

  it('apply in the order they were planned, until they are cleared', () => {
    const failures = createPlannedFailures();
    for (const status of [429, 500, 503]) failures.plan(plannedFailure.parse({ status }));

    expect(failures.take('POST', '/')?.status).toBe(429);
    expect(failures.take('POST', '/')?.status).toBe(500);
    failures.clear();
    expect(failures.take('POST', '/')).toBeUndefined();
  });

  it('are refused when they have unknown or invalid fields', () => {
    expect(plannedFailure.safeParse({ status: 200 }).success).toBe(false);
    expect(plannedFailure.safeParse({ statsu: 500 }).success).toBe(false);
  });
});
