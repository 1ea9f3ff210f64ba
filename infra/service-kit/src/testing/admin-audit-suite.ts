import type { Operation } from '@hearthway/contracts/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import type { Role } from '../tokens/index.js';
import type { ServiceUnderTest } from './service-under-test.js';

export interface AdminAuditOptions {
  /** The operations of this service in the contract. */
  readonly contract: readonly Operation[];
  /** Inputs for the admin operations that need some, by operation id. */
  readonly requests?: Readonly<Record<string, { readonly query?: string; readonly body?: unknown }>>;
  start(): Promise<AuditedService>;
}

type AuditedService = Pick<ServiceUnderTest, 'url' | 'database' | 'log' | 'metrics' | 'stop'> & {
  token(role: Role): Promise<string>;
};

/** Checks that every admin operation is closed to others, recorded, and never cached. */
export function adminAuditSuite({ contract, requests = {}, start }: AdminAuditOptions): void {
  const operations = contract.filter(({ access }) => access === 'admin');

  describe('operations for admins', () => {
    let running: AuditedService;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());
    const audits = () => running.database.collection('admin-audits');
    beforeEach(() => audits().deleteMany({}));

    const ask = (operation: Operation, authorization: string | undefined, requestId: string = randomUUID()) => {
      const { query = '', body } = requests[operation.id] ?? {};
      return fetch(running.url + operation.path + query, {
        method: operation.method,
        headers: {
          'x-request-id': requestId,
          ...(authorization !== undefined && { authorization }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    };

    it.each(operations)('is written down with who asked, for 400 days: $id', async (operation) => {
      const token = await running.token('admin');
      const requestId = randomUUID();
      const response = await ask(operation, token, requestId);

      expect(response.status).not.toBe(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await audits().find().toArray()).toMatchObject([
        {
          at: expect.any(Date),
          admin: jwt.decode(token, { json: true })?.['sub'],
          operation: operation.id,
          requestId,
        },
      ]);
      const expiry = { key: { at: 1 }, expireAfterSeconds: 400 * 86_400 };
      expect(await audits().indexes()).toContainEqual(expect.objectContaining(expiry));
    });

    it.each(operations)(
      'is refused to others, which is logged and counted, and no call of an admin: $id',
      async (operation) => {
        for (const [who, status, code] of refusals) {
          const response = await ask(operation, who && (await running.token(who)));

          expect(response.status).toBe(status);
          expect(response.headers.get('cache-control')).toBe('no-store');
          expect(await audits().countDocuments()).toBe(0);
          const refusal = { operation: operation.id, code };
          expect(running.log.lines()).toContainEqual(expect.objectContaining({ level: 'warn', ...refusal }));
          expect((await running.metrics.adminRefusals.get()).values).toContainEqual({ value: 1, labels: refusal });
        }
      },
    );

    it('are each called here', () => {
      const ids = operations.map(({ id }) => id);
      expect(ids).not.toEqual([]);
      expect(ids).toEqual(expect.arrayContaining(Object.keys(requests)));
    });
  });
}

const refusals = [
  [undefined, 401, 'session.required'],
  ['buyer', 403, 'access.denied'],
] as const;
