import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { labeled } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { patiently } from '../faults/patiently.js';
import { newName, type SystemUnderTest } from '../faults/system-under-test.js';

export interface Buyer {
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

/** Registers through the gateway. */
export async function newBuyer(under: SystemUnderTest): Promise<Buyer> {
  const response = await patiently(() => under.register(newName()));
  const { token } = (await response.json()) as { token: string };
  return {
    token,
    call: (method, path, body) =>
      patiently(() =>
        fetch(`${under.system.url}${path}`, {
          method,
          headers: { authorization: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  };
}

/** A buyer's resource for each `:name` parameter in a path, and how to read it. */
export interface Owned {
  readonly id: string;
  /** Its current state, to compare with later. */
  readonly read: () => Promise<unknown>;
}

/** Creates one resource of each kind that an operation addresses by id. */
export async function makeOwned(buyer: Buyer): Promise<Readonly<Record<string, Owned>>> {
  const json = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await buyer.call(method, path, body);
    labeled(`${method} ${path}`, () => expect(response.status).toBeLessThan(300));
    return response.json();
  };
  await json('POST', '/api/pre-approval-info', examplePreApprovalInfo);
  await json('PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
  await json('POST', '/api/lender-matches/find', { count: 3 });
  const event = await json('POST', '/api/calendar-events', { title: 'Tour', startsAt: '2030-01-01T10:00:00Z' });
  const dataExport = await json('POST', '/api/auth/data-exports');
  const list = (path: string) => () => json('GET', path);
  const firstOf = async (path: string) => idOf(((await json('GET', path)) as unknown[])[0]);
  return {
    milestoneId: { id: await firstOf('/api/milestones'), read: list('/api/milestones') },
    lenderMatchId: { id: await firstOf('/api/lender-matches'), read: list('/api/lender-matches') },
    calendarEventId: { id: idOf(event), read: list('/api/calendar-events') },
    sessionId: { id: await firstOf('/api/auth/sessions'), read: list('/api/auth/sessions') },
    dataExportId: { id: idOf(dataExport), read: list(`/api/auth/data-exports/${idOf(dataExport)}`) },
  };
}

const idOf = (value: unknown): string => (value as { id: string }).id;
