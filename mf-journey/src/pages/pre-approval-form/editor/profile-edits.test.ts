import {
  emptyFinancialProfile,
  type FinancialProfile,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { nothingAssessed } from '../../../testing/in-memory/financial-profile.js';
import {
  submitted,
  isInConflict,
  isUnsaved,
  keepMine,
  nextSubmission,
  received,
  settled,
  takeNewer,
  typed,
  valuesOf,
  type ProfileEdits,
} from './profile-edits.js';

const savings = (dollars: number) => ({ savingsCents: dollars * 100, retirementCents: 0, giftCents: 0 });
const typedSavings = (text: string) => ({ savings: text, retirement: '', gift: '' });
const kept = (version: number, profile: Partial<FinancialProfile> = {}): StoredFinancialProfile => ({
  version,
  updatedAt: null,
  profile: { ...emptyFinancialProfile, ...profile },
  assessment: nothingAssessed,
});
const start: ProfileEdits = { kept: kept(3, { savings: savings(100) }), drafts: {} };
const edited = typed(start, 'savings', typedSavings('250'));
const nothingBlocked = () => false;
const submission = (edits: ProfileEdits) => nextSubmission(edits, nothingBlocked);

describe('an edit', () => {
  it('shows, is unsaved, and is sent with the version it is based on', () => {
    expect(valuesOf(edited, 'savings')).toEqual(typedSavings('250'));
    expect(isUnsaved(edited, 'savings')).toBe(true);
    expect(submission(edited)).toMatchObject({ version: 3, profile: { ...start.kept.profile, savings: savings(250) } });
  });

  it('leaves no draft once it is undone', () => {
    expect(typed(edited, 'savings', typedSavings('100')).drafts).toEqual({});
  });

  it('is not sent while invalid, and does not block other sections', () => {
    const unfinished = typed(edited, 'plan', { ...(valuesOf(edited, 'plan') as object), targetPrice: '3x' });

    expect(isUnsaved(unfinished, 'plan')).toBe(true);
    expect(Object.keys(submission(unfinished)?.drafts ?? {})).toEqual(['savings']);
  });

  it('is not sent while blocked', () => {
    expect(nextSubmission(edited, (draft) => draft === edited.drafts.savings)).toBeUndefined();
  });

  it('keeps its formatting until its section is left', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));
    const typedOn = typed(saved, 'savings', typedSavings('250.'));

    expect(valuesOf(settled(typedOn, 'savings'), 'savings')).toEqual(typedSavings('250.'));
    expect(valuesOf(settled(typedOn, undefined), 'savings')).toEqual(typedSavings('250'));
  });
});

describe('a saved edit', () => {
  it('is no longer unsaved', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));

    expect(isUnsaved(saved, 'savings')).toBe(false);
    expect(settled(saved, undefined).drafts).toEqual({});
    expect(submission(saved)).toBeUndefined();
  });

  it('is the base of later edits', () => {
    const sent = submission(edited)!;
    const typedMeanwhile = typed(edited, 'savings', typedSavings('2500'));
    const saved = submitted(typedMeanwhile, sent, kept(4, { savings: savings(250) }));

    expect(isInConflict(saved, 'savings')).toBe(false);
    expect(submission(saved)).toMatchObject({ version: 4, profile: { savings: savings(2_500) } });
  });
});

describe('a change made elsewhere', () => {
  it('is merged with edits to another section', () => {
    const merged = received(edited, kept(4, { savings: savings(100), credit: { scoreBand: 'from_700' } }));

    expect(isInConflict(merged, 'savings')).toBe(false);
    expect(submission(merged)).toMatchObject({
      version: 4,
      profile: { savings: savings(250), credit: { scoreBand: 'from_700' } },
    });
  });

  it('shows where there are no edits', () => {
    expect(valuesOf(received(start, kept(4, { savings: savings(900) })), 'savings')).toEqual(typedSavings('900'));
  });

  it('shows where the edits are already saved', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));
    const newer = received(saved, kept(5, { savings: savings(900) }));

    expect(isInConflict(newer, 'savings')).toBe(false);
    expect(valuesOf(newer, 'savings')).toEqual(typedSavings('900'));
  });

  it('is no conflict if it is the same', () => {
    const same = received(edited, kept(4, { savings: savings(250) }));

    expect(isInConflict(same, 'savings')).toBe(false);
    expect(isUnsaved(same, 'savings')).toBe(false);
  });

  it('is ignored if it is an older version', () => {
    expect(received(edited, kept(2, { savings: savings(7) }))).toBe(edited);
  });
});

describe('a section changed here and elsewhere', () => {
  const conflict = received(edited, kept(4, { savings: savings(900) }));

  it('keeps both versions and waits for the buyer', () => {
    expect(isInConflict(conflict, 'savings')).toBe(true);
    expect(submission(conflict)).toBeUndefined();
    expect(valuesOf(conflict, 'savings')).toEqual(typedSavings('250'));
    expect(conflict.kept.profile.savings).toEqual(savings(900));
  });

  it('stays in conflict on further edits, even if nothing was saved at first', () => {
    const overNothing = typed({ kept: kept(3), drafts: {} }, 'savings', typedSavings('2'));
    const newer = received(overNothing, kept(4, { savings: savings(900) }));

    expect(isInConflict(typed(newer, 'savings', typedSavings('25')), 'savings')).toBe(true);
  });

  it('can be sent as edited here, based on the newer version', () => {
    expect(submission(keepMine(conflict, 'savings'))).toMatchObject({ version: 4, profile: { savings: savings(250) } });
  });

  it('can take the newer version', () => {
    const taken = takeNewer(conflict, 'savings');

    expect(taken.drafts).toEqual({});
    expect(valuesOf(taken, 'savings')).toEqual(typedSavings('900'));
  });
});
