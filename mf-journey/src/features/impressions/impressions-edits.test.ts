import { homeLimits, type HomeImpressions } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import {
  answered,
  chosen,
  conflictIn,
  nextToSend,
  opened,
  problemIn,
  received,
  sending,
  typed,
  valuesOf,
  withRating,
  type ImpressionsEdits,
} from './impressions-edits.js';

const impressions = (notes: string, stars: Readonly<Record<string, number>> = {}): HomeImpressions => ({
  notes,
  ratings: Object.entries(stars).map(([room, count]) => ({ room, stars: count })),
});
const savedAs = (version: number, values: HomeImpressions) => ({ version, ...values });
const start: ImpressionsEdits = { saved: savedAs(1, impressions('Roof', { Kitchen: 3 })), draft: undefined };

describe('what is typed', () => {
  it('is shown and sent', () => {
    const edits = typed(start, impressions('Roof, new', { Kitchen: 3 }));
    expect(valuesOf(edits).notes).toBe('Roof, new');
    expect(nextToSend(edits)).toEqual(impressions('Roof, new', { Kitchen: 3 }));
  });

  it('leaves no draft if it restores what is saved', () => {
    expect(typed(typed(start, impressions('Ro')), impressions('Roof', { Kitchen: 3 }))).toEqual(start);
  });

  it('is kept but not sent while it is too long or rates too many rooms', () => {
    const long = typed(start, impressions('x'.repeat(homeLimits.notesLength + 1)));
    expect([problemIn(long)?.inNotes, nextToSend(long)]).toEqual([true, undefined]);

    const rooms = Object.fromEntries(
      Array.from({ length: homeLimits.ratings + 1 }, (_, place) => [`Room ${place}`, 3]),
    );
    const many = typed(start, impressions('Roof', rooms));
    expect([problemIn(many)?.inNotes, nextToSend(many)]).toEqual([false, undefined]);
    expect(valuesOf(many).ratings).toHaveLength(homeLimits.ratings + 1);
  });

  it('after a request is based on what was sent', () => {
    const sent = impressions('Roof, new', { Kitchen: 3 });
    const edits = typed(sending(typed(start, sent), sent), impressions('Roof, new. Yard', { Kitchen: 3 }));
    const after = answered(edits, sent, savedAs(2, sent));
    expect(after.draft).toEqual({ values: impressions('Roof, new. Yard', { Kitchen: 3 }), from: sent });
    expect(answered(after, after.draft!.values, savedAs(3, after.draft!.values)).draft).toBeUndefined();
  });
});

describe('a rating', () => {
  it('replaces the one of the same room, in any spelling, and can be taken back', () => {
    const rated = withRating(impressions('', { Kitchen: 3 }), 'kitchen', 5);
    expect(rated).toEqual(impressions('', { Kitchen: 5 }));
    expect(withRating(rated, 'Den', 2)).toEqual(impressions('', { Kitchen: 5, Den: 2 }));
    expect(withRating(rated, 'Kitchen', undefined)).toEqual(impressions(''));
  });
});

describe('another device’s change', () => {
  it('is shown where nothing was typed', () => {
    expect(valuesOf(received(start, savedAs(2, impressions('Yard'))))).toEqual(impressions('Yard'));
  });

  it('of something else stays beside what was typed', () => {
    const mine = typed(start, impressions('Roof, new', { Kitchen: 3, Den: 2 }));
    const edits = received(mine, savedAs(2, impressions('Roof', { Kitchen: 4, Bath: 1 })));
    expect(conflictIn(edits)).toBeUndefined();
    expect(nextToSend(edits)).toEqual(impressions('Roof, new', { Kitchen: 4, Bath: 1, Den: 2 }));
  });

  it('to the same ends the edit', () => {
    const mine = typed(start, impressions('Yard', { Kitchen: 3 }));
    expect(received(mine, savedAs(2, impressions('Yard', { Kitchen: 3 }))).draft).toBeUndefined();
  });

  it('that took a rating back is kept', () => {
    const mine = typed(start, impressions('Roof, new', { Kitchen: 3 }));
    expect(nextToSend(received(mine, savedAs(2, impressions('Roof'))))).toEqual(impressions('Roof, new'));
  });

  it('that is older than what is known changes nothing', () => {
    expect(received(start, savedAs(0, impressions('')))).toBe(start);
  });
});

describe('what both sides changed', () => {
  const mine = typed(start, impressions('Mine', { Kitchen: 5, Den: 2 }));
  const edits = received(mine, savedAs(2, impressions('Theirs', { Kitchen: 1, Bath: 4 })));

  it('waits for the buyer, also after a reload, and nothing is sent', () => {
    expect(conflictIn(edits)).toEqual({ notes: true, rooms: ['Kitchen'] });
    expect(nextToSend(edits)).toBeUndefined();
    expect(received(edits, savedAs(3, impressions('Theirs, later', { Kitchen: 1, Bath: 4 }))).draft).toEqual(
      mine.draft,
    );
    expect(conflictIn(opened(edits.saved, mine.draft))).toEqual(conflictIn(edits));
  });

  it('is settled as the buyer chooses, with what only one side changed', () => {
    expect(nextToSend(chosen(edits, 'mine'))).toEqual(impressions('Mine', { Kitchen: 5, Bath: 4, Den: 2 }));
    expect(nextToSend(chosen(edits, 'newer'))).toEqual(impressions('Theirs', { Kitchen: 1, Bath: 4, Den: 2 }));
    expect(nextToSend(chosen(edits, 'both'))).toEqual(impressions('Theirs\n\nMine', { Kitchen: 5, Bath: 4, Den: 2 }));
  });

  it('ends by itself once the buyer types the same', () => {
    const notes = received(
      typed(start, impressions('Mine', { Kitchen: 3 })),
      savedAs(2, impressions('Theirs', { Kitchen: 3 })),
    );
    expect(typed(notes, impressions('Theirs', { Kitchen: 3 })).draft).toBeUndefined();
  });

  it('joined beyond what fits stays here to be shortened', () => {
    const half = 'x'.repeat(homeLimits.notesLength / 2 + 1);
    const long = received(typed(start, impressions(`a${half}`)), savedAs(2, impressions(`b${half}`, { Kitchen: 3 })));
    expect(problemIn(chosen(long, 'both'))?.inNotes).toBe(true);
  });
});

describe('a request without an answer', () => {
  const sent = impressions('Roof, new', { Kitchen: 3 });
  const unanswered = typed(sending(typed(start, sent), sent), impressions('Roof, new. Yard', { Kitchen: 3 }));

  it('is repeated before anything newer is sent', () => {
    expect(nextToSend(unanswered)).toEqual(sent);
  });

  it('is repeated even if the buyer takes the edit back, which would be lost otherwise', () => {
    expect(nextToSend(typed(unanswered, impressions('Roof', { Kitchen: 3 })))).toEqual(sent);
  });

  it('is repeated when the page is opened again', () => {
    expect(nextToSend(opened(start.saved, unanswered.draft))).toEqual(sent);
  });

  it('that was saved after all is no conflict', () => {
    const edits = received(unanswered, savedAs(2, sent));
    expect(conflictIn(edits)).toBeUndefined();
    expect(nextToSend(edits)).toEqual(impressions('Roof, new. Yard', { Kitchen: 3 }));
  });

  it('that someone else overtook is a conflict', () => {
    expect(conflictIn(received(unanswered, savedAs(2, impressions('Theirs', { Kitchen: 3 }))))?.notes).toBe(true);
  });
});
