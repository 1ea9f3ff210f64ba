import type { AuditStep, Happened } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { appendStep, firstBrokenStep } from './audit-chain.js';
import { sha256 } from './testing/sha256.js';

const at = '2026-11-20T10:00:00.000Z';
const happenings: readonly Happened[] = [
  {
    kind: 'created',
    envelopeId: 'envelope-1',
    title: 'Offer',
    documents: [],
    documentSha256: 'ab'.repeat(32),
    pages: 2,
  },
  { kind: 'asked', signerId: 'signer-1', reminder: false },
  { kind: 'identified', signerId: 'signer-1', network: '203.0.113.7' },
  {
    ...{ kind: 'consented', signerId: 'signer-1', disclosureVersion: '2026-11-01' },
    ...{ formatTestPassed: true, network: '203.0.113.7' },
  },
  {
    kind: 'signed',
    signerId: 'signer-1',
    values: { 'field-1': 'Jordan Rivera' },
    drawings: {},
    network: '203.0.113.7',
  },
];
const chain = happenings.reduce<readonly AuditStep[]>(
  (steps, happened) => appendStep(steps, happened, { at, sha256 }),
  [],
);
const broken = (steps: readonly AuditStep[]) => firstBrokenStep(steps, sha256);

describe('a chain of steps', () => {
  it('holds as it was written, also after a way through JSON that moves its members', () => {
    expect(broken(chain)).toBeUndefined();
    const moved = chain.map((step) => Object.fromEntries(Object.entries(step).reverse()) as unknown as AuditStep);
    expect(broken(JSON.parse(JSON.stringify(moved)) as AuditStep[])).toBeUndefined();
  });

  it('shows every change of every value in it', () => {
    for (const [index, step] of chain.entries()) {
      for (const path of leavesOf(step)) {
        const changed = structuredClone(chain) as AuditStep[];
        change(changed[index], path);
        expect([path, broken(changed)]).toEqual([path, index + 1]);
      }
    }
  });

  it('shows a step that was left out, repeated, moved, or added with a right digest', () => {
    for (const index of chain.keys()) {
      if (index < chain.length - 1) expect(broken(chain.toSpliced(index, 1))).toBe(index + 1);
      expect(broken(chain.toSpliced(index, 0, ...chain.slice(index, index + 1)))).toBe(index + 2);
    }
    expect(broken(chain.toReversed())).toBe(1);
    const other = appendStep(chain.slice(0, 2), { kind: 'voided', reason: '' }, { at, sha256 });
    expect(broken(chain.toSpliced(3, 1, ...other.slice(2)))).toBe(4);
  });
});

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

function change(target: unknown, [name = '', ...rest]: Path): void {
  const holder = target as Record<string, unknown>;
  if (rest.length > 0) {
    change(holder[name], rest);
    return;
  }
  const value = holder[name];
  holder[name] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;
}
