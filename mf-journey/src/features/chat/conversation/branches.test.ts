import { describe, expect, it } from '@jest/globals';
import { branchTo, merged, newestBranch, versionsOf, type Branching } from './branches.js';

const message = (id: string, parentId: string | null): Branching => ({ id, metadata: { parentId } });
const ids = (messages: readonly Branching[]): readonly string[] => messages.map(({ id }) => id);

const first = [message('q1', null), message('a1', 'q1'), message('q2', null), message('a2', 'q2')];

describe('the branch that is shown', () => {
  it('is the newest, or the newest through the message that was chosen', () => {
    expect(ids(newestBranch(first))).toEqual(['q2', 'a2']);
    expect(ids(newestBranch([...first, message('q3', 'a1')]))).toEqual(['q1', 'a1', 'q3']);
    expect(ids(newestBranch(first, 'q1'))).toEqual(['q1', 'a1']);
    expect(ids(newestBranch([...first, message('a3', 'q1')], 'q1'))).toEqual(['q1', 'a3']);
    expect(ids(newestBranch([]))).toEqual([]);
  });

  it('ends even if messages follow each other in a circle', () => {
    expect(ids(branchTo([message('q1', 'a1'), message('a1', 'q1')], 'a1'))).toEqual(['q1', 'a1']);
  });

  it('has other versions beside it', () => {
    expect(ids(versionsOf(first, first[2]!))).toEqual(['q1', 'q2']);
    expect(ids(versionsOf(first, first[3]!))).toEqual(['a2']);
  });
});

it('has each message once, as it was last seen', () => {
  const seen = { ...message('a1', 'q1'), text: 'longer' };
  expect(merged(first, [seen, message('q3', 'a1')])).toEqual([first[0], seen, first[2], first[3], message('q3', 'a1')]);
});
