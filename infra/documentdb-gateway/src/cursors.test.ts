import { describe, expect, it } from '@jest/globals';
import { CURSOR_IDLE_SECONDS, Cursors } from './cursors.js';
import { UpsertConflicts } from './upsert-conflicts.js';

const nobody = { session: undefined, transactionNumber: undefined };
const cursor = { owner: nobody, namespace: 'd.c', continuation: 'BSONHEX00' };

describe('open cursors', () => {
  it('are found by id and collection until they are idle for too long', () => {
    let now = 0;
    const cursors = new Cursors(() => now);
    cursors.keep('1', cursor);
    now = CURSOR_IDLE_SECONDS * 1000 - 1;
    expect(cursors.find('1', 'd.c', nobody)).toMatchObject(cursor);
    expect(() => cursors.find('1', 'd.other', nobody)).toThrow(expect.objectContaining({ code: 43 }));
    now += 1;
    expect(() => cursors.find('1', 'd.c', nobody)).toThrow(expect.objectContaining({ code: 43 }));
  });

  it('belong to the transaction that opened them and end with it', () => {
    const cursors = new Cursors(() => 0);
    const owner = { session: 's', transactionNumber: 3n };
    cursors.keep('1', { ...cursor, owner });
    expect(() => cursors.find('1', 'd.c', { session: 's', transactionNumber: undefined })).toThrow('transaction');
    expect(() => cursors.find('1', 'd.c', { session: 'other', transactionNumber: 3n })).toThrow('transaction');
    expect(cursors.find('1', 'd.c', owner)).toMatchObject({ owner });
    cursors.forgetTransaction('s', 3n);
    expect(cursors.forget('1')).toBe(false);
  });

  it('end with their session', () => {
    const cursors = new Cursors(() => 0);
    cursors.keep('1', { ...cursor, owner: { session: 's', transactionNumber: undefined } });
    cursors.keep('2', cursor);
    expect(cursors.forgetSessions(new Set(['s']))).toEqual(['1']);
    expect(cursors.forget('2')).toBe(true);
  });

  it('are limited to five thousand; the least recently read one goes first', () => {
    const cursors = new Cursors(() => 0);
    for (let id = 0; id <= 5_000; id += 1) cursors.keep(String(id), cursor);
    expect(cursors.forget('0')).toBe(false);
    expect(cursors.forget('1')).toBe(true);
  });
});

describe('duplicates in upserts of transactions', () => {
  it('count as a race at first, and as real when the next try of the session hits one again', () => {
    const conflicts = new UpsertConflicts();
    expect(conflicts.mayBeRace('s', 4n)).toBe(true);
    expect(conflicts.mayBeRace('other', 5n)).toBe(true);
    expect(conflicts.mayBeRace('s', 5n)).toBe(false);
    expect(conflicts.mayBeRace('s', 6n)).toBe(true);
    expect(conflicts.mayBeRace('s', 9n)).toBe(true);
  });
});
