import { describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@hearthway/contracts/journey';
import { branchesAt, shownBranch } from './branches.js';

const message = (id: string, parentId: string | null): ChatMessage => ({
  id,
  role: id.startsWith('q') ? 'user' : 'assistant',
  parts: [],
  metadata: {
    parentId,
    createdAt: '2026-11-20T15:00:00.000Z',
    status: 'complete',
    engine: null,
    used: [],
    feedback: null,
  },
});

const first = [message('q1', null), message('a1', 'q1'), message('q2', null), message('a2', 'q2')];
const ids = (messages: readonly ChatMessage[]): readonly string[] => messages.map(({ id }) => id);

describe('the branch that is shown', () => {
  it('is the one with the newest message, until another is chosen', () => {
    expect(ids(shownBranch(first, new Map()))).toEqual(['q2', 'a2']);
    expect(ids(shownBranch([...first, message('q3', 'a1')], new Map()))).toEqual(['q1', 'a1', 'q3']);
    expect(ids(shownBranch(first, new Map([[null, 'q1']])))).toEqual(['q1', 'a1']);
  });

  it('ends even if messages follow each other in a circle', () => {
    expect(ids(shownBranch([message('q1', 'a1'), message('a1', 'q1')], new Map()))).toEqual([]);
    expect(ids(shownBranch([message('q1', null), message('q1', 'q1')], new Map()))).toEqual(['q1', 'q1']);
  });

  it('has others beside it', () => {
    expect(ids(branchesAt(first, first[2]!))).toEqual(['q1', 'q2']);
    expect(ids(branchesAt(first, first[3]!))).toEqual(['a2']);
  });
});
