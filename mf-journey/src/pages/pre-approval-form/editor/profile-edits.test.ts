import { emptyFinancialProfile, type FinancialProfile, type KeptFinancialProfile } from '@hearthway/contracts/journey';
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
const kept = (version: number, profile: Partial<FinancialProfile> = {}): KeptFinancialProfile => ({
  version,
  updatedAt: null,
  profile: { ...emptyFinancialProfile, ...profile },
  assessment: nothingAssessed,
});
const start: ProfileEdits = { kept: kept(3, { savings: savings(100) }), drafts: {} };
const edited = typed(start, 'savings', typedSavings('250'));
const nothingBlocked = () => false;
const submission = (edits: ProfileEdits) => nextSubmission(edits, nothingBlocked);

describe('what is typed', () => {
  it('is shown, is unsaved, and is sent on the version that it was typed over', () => {
    expect(valuesOf(edited, 'savings')).toEqual(typedSavings('250'));
    expect(isUnsaved(edited, 'savings')).toBe(true);
    expect(submission(edited)).toMatchObject({ version: 3, profile: { ...start.kept.profile, savings: savings(250) } });
  });

  it('is no draft once it is taken back', () => {
    expect(typed(edited, 'savings', typedSavings('100')).drafts).toEqual({});
  });

  it('is not sent while it does not read as a section, and holds no other section up', () => {
    const unfinished = typed(edited, 'plan', { ...(valuesOf(edited, 'plan') as object), targetPrice: '3x' });

    expect(isUnsaved(unfinished, 'plan')).toBe(true);
    expect(Object.keys(submission(unfinished)?.drafts ?? {})).toEqual(['savings']);
  });

  it('is not sent while it is held back', () => {
    expect(nextSubmission(edited, (draft) => draft === edited.drafts.savings)).toBeUndefined();
  });

  it('stands as it was typed until its section is left', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));
    const typedOn = typed(saved, 'savings', typedSavings('250.'));

    expect(valuesOf(settled(typedOn, 'savings'), 'savings')).toEqual(typedSavings('250.'));
    expect(valuesOf(settled(typedOn, undefined), 'savings')).toEqual(typedSavings('250'));
  });
});

describe('what the server has taken', () => {
  it('is unsaved no longer', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));

    expect(isUnsaved(saved, 'savings')).toBe(false);
    expect(settled(saved, undefined).drafts).toEqual({});
    expect(submission(saved)).toBeUndefined();
  });

  it('is what later typing goes on from', () => {
    const sent = submission(edited)!;
    const typedMeanwhile = typed(edited, 'savings', typedSavings('2500'));
    const saved = submitted(typedMeanwhile, sent, kept(4, { savings: savings(250) }));

    expect(isInConflict(saved, 'savings')).toBe(false);
    expect(submission(saved)).toMatchObject({ version: 4, profile: { savings: savings(2_500) } });
  });
});

describe('what was changed elsewhere', () => {
  it('is merged with what is typed into another section', () => {
    const merged = received(edited, kept(4, { savings: savings(100), credit: { scoreBand: 'from_700' } }));

    expect(isInConflict(merged, 'savings')).toBe(false);
    expect(submission(merged)).toMatchObject({
      version: 4,
      profile: { savings: savings(250), credit: { scoreBand: 'from_700' } },
    });
  });

  it('is shown where nothing is typed', () => {
    expect(valuesOf(received(start, kept(4, { savings: savings(900) })), 'savings')).toEqual(typedSavings('900'));
  });

  it('is shown where what was typed is on the server already', () => {
    const saved = submitted(edited, submission(edited)!, kept(4, { savings: savings(250) }));
    const newer = received(saved, kept(5, { savings: savings(900) }));

    expect(isInConflict(newer, 'savings')).toBe(false);
    expect(valuesOf(newer, 'savings')).toEqual(typedSavings('900'));
  });

  it('is no conflict when it says the same', () => {
    const same = received(edited, kept(4, { savings: savings(250) }));

    expect(isInConflict(same, 'savings')).toBe(false);
    expect(isUnsaved(same, 'savings')).toBe(false);
  });

  it('stays as it is when an answer comes late', () => {
    expect(received(edited, kept(2, { savings: savings(7) }))).toBe(edited);
  });
});

describe('a section that was changed here and elsewhere', () => {
  const conflict = received(edited, kept(4, { savings: savings(900) }));

  it('waits for the buyer, and loses neither', () => {
    expect(isInConflict(conflict, 'savings')).toBe(true);
    expect(submission(conflict)).toBeUndefined();
    expect(valuesOf(conflict, 'savings')).toEqual(typedSavings('250'));
    expect(conflict.kept.profile.savings).toEqual(savings(900));
  });

  it('stays a conflict when typing goes on, also where nothing was saved at first', () => {
    const overNothing = typed({ kept: kept(3), drafts: {} }, 'savings', typedSavings('2'));
    const newer = received(overNothing, kept(4, { savings: savings(900) }));

    expect(isInConflict(typed(newer, 'savings', typedSavings('25')), 'savings')).toBe(true);
  });

  it('is sent as the buyer has it, on the newer version', () => {
    expect(submission(keepMine(conflict, 'savings'))).toMatchObject({ version: 4, profile: { savings: savings(250) } });
  });

  it('is shown as the newer one has it', () => {
    const taken = takeNewer(conflict, 'savings');

    expect(taken.drafts).toEqual({});
    expect(valuesOf(taken, 'savings')).toEqual(typedSavings('900'));
  });
});
