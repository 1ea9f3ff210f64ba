import type { Deadline, InspectionStep, PastDecision } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { pastDecision, type DecisionFacts } from './decision.js';
import { isDecided, windowOf, type InspectionWindow } from './inspection-window.js';
import { examplePurchaseTerms } from '@hearthway/contracts/examples';

const deadline: Deadline = {
  key: 'inspection',
  title: 'Option period ends',
  at: '2026-11-26T23:00:00.000Z',
  localDate: '2026-11-26',
  localTime: '17:00',
  timeZone: 'America/Chicago',
  rule: '',
  warning: null,
  rolledFrom: null,
  rowId: 'row',
  sourceName: 'Source',
  sourceUrl: '',
  sourceDate: '2026-11-20',
  standing: 'cited',
  version: 0,
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: false,
};
const open: InspectionWindow = { kind: 'open', deadline, resolution: null };
const none: InspectionWindow = { kind: 'none', deadline: null, resolution: null };
const facts: DecisionFacts = {
  decisions: [],
  window: open,
  terms: { state: 'TX', effectiveOn: '2026-11-19', timeZone: 'America/Chicago' },
  closingOn: '2027-01-04',
  forms: { extend: 'Amendment', terminate: 'Notice' },
  now: new Date('2026-11-26T22:30:00.000Z'),
};
const sent = { sentOn: '2026-11-26', sentTime: '16:00', note: 'By email to the listing agent' } as const;
const proceed: InspectionStep = { decision: 'proceed', ...sent };
const extend: InspectionStep = { decision: 'extend', ...sent, untilOn: '2026-11-30', untilTime: '17:00' };
const decided: PastDecision = {
  decision: 'proceed',
  recordedAt: '2026-11-26T22:30:00.000Z',
  sentAt: '2026-11-26T22:00:00.000Z',
  note: '',
  form: '',
  untilAt: null,
};
const codeOf = (step: InspectionStep, changes: Partial<DecisionFacts> = {}): unknown => {
  try {
    return pastDecision(step, { ...facts, ...changes });
  } catch (error) {
    const { code, details } = error as { code: string; details?: { path: string }[] };
    return details ? [code, details[0]?.path] : code;
  }
};

describe('a decision', () => {
  it('keeps its proof, by the property’s clock, and the name of the form', () => {
    expect(pastDecision({ decision: 'terminate', ...sent }, facts)).toEqual({
      decision: 'terminate',
      recordedAt: '2026-11-26T22:30:00.000Z',
      sentAt: '2026-11-26T22:00:00.000Z',
      note: sent.note,
      form: 'Notice',
      untilAt: null,
    });
    expect(pastDecision(extend, facts)).toMatchObject({ form: 'Amendment', untilAt: '2026-11-30T23:00:00.000Z' });
    expect(pastDecision(proceed, facts)).toMatchObject({ form: '' });
  });

  it('counts up to the minute in which the window ends, and not a minute later', () => {
    const late = new Date('2026-11-27T10:00:00.000Z');
    const window: InspectionWindow = { kind: 'passed', deadline, resolution: null };
    expect(codeOf({ ...proceed, sentTime: '17:00' }, { now: late, window })).toMatchObject({ decision: 'proceed' });
    expect(codeOf({ ...proceed, sentTime: '17:01' }, { now: late, window })).toBe('inspection.window-passed');
  });

  it('to go ahead counts until the days to agree on repairs are over, too', () => {
    const now = new Date('2026-12-02T10:00:00.000Z');
    const resolution = { ...deadline, key: 'resolution', at: '2026-12-01T23:00:00.000Z', localDate: '2026-12-01' };
    const window: InspectionWindow = { kind: 'passed', deadline, resolution };
    const on = (step: InspectionStep, sentTime: string) =>
      codeOf({ ...step, sentOn: '2026-12-01', sentTime } as InspectionStep, { now, window });
    expect(on(proceed, '17:00')).toMatchObject({ decision: 'proceed' });
    expect(on(proceed, '17:01')).toBe('inspection.window-passed');
    expect(on({ ...extend, untilOn: '2026-12-10' }, '16:00')).toBe('inspection.window-passed');
    expect(on({ decision: 'terminate', ...sent }, '16:00')).toBe('inspection.window-passed');
    const agreed = { ...decided, sentAt: '2026-12-01T22:00:00.000Z' };
    expect(isDecided([agreed], window, facts.terms)).toBe(true);
    expect(isDecided([agreed], { ...window, resolution: null }, facts.terms)).toBe(false);
    // In Arizona, that date is the seller’s, and the buyer has five days after it.
    const terms = { ...facts.terms, state: 'AZ' } as const;
    const inArizona = (sentOn: string) =>
      codeOf({ ...proceed, sentOn, sentTime: '17:00' }, { now: new Date('2026-12-08T10:00:00.000Z'), window, terms });
    expect(inArizona('2026-12-06')).toMatchObject({ decision: 'proceed' });
    expect(inArizona('2026-12-07')).toBe('inspection.window-passed');
    // An own date may put the days to agree before the end of the window.
    const own = { at: '2026-11-20T23:00:00.000Z', localDate: '2026-11-20', localTime: '17:00' };
    const early = { ...resolution, own };
    expect(isDecided([decided], { ...window, resolution: early }, facts.terms)).toBe(true);
  });

  it('counts by the buyer’s own date', () => {
    const own = { at: '2026-11-25T18:00:00.000Z', localDate: '2026-11-25', localTime: '12:00' };
    const window: InspectionWindow = { kind: 'passed', deadline: { ...deadline, own }, resolution: null };
    expect(codeOf(proceed, { window })).toBe('inspection.window-passed');
  });

  it('is neither in the future nor before the contract', () => {
    expect(codeOf({ ...proceed, sentTime: '16:31' })).toEqual(['inspection.wrong-time', 'body.step.sentOn']);
    expect(codeOf({ ...proceed, sentOn: '2026-11-18' })).toEqual(['inspection.wrong-time', 'body.step.sentOn']);
  });

  it('extends to a time after the window and before closing', () => {
    for (const untilOn of ['2026-11-26', '2027-01-04']) {
      expect(codeOf({ ...extend, untilOn })).toEqual(['inspection.wrong-time', 'body.step.untilOn']);
    }
  });

  it('waits for the end of a window that the contract names', () => {
    expect(codeOf(proceed, { window: { kind: 'unknown', deadline: null, resolution: null } })).toBe(
      'inspection.wrong-decision',
    );
  });

  it('without a window can only be to go ahead', () => {
    expect(codeOf(proceed, { window: none })).toMatchObject({ decision: 'proceed' });
    expect(codeOf(extend, { window: none })).toBe('inspection.wrong-decision');
    expect(codeOf({ decision: 'terminate', ...sent }, { window: none })).toBe('inspection.wrong-decision');
  });

  it('can be undone once, and only if it was to go ahead', () => {
    const reopened = pastDecision({ decision: 'reopen' }, { ...facts, decisions: [decided] });
    expect(reopened.decision).toBe('reopen');
    expect(codeOf({ decision: 'reopen' })).toBe('inspection.wrong-decision');
    expect(codeOf({ decision: 'reopen' }, { decisions: [decided, reopened] })).toBe('inspection.wrong-decision');
  });
});

describe('the milestone', () => {
  it('completes with a decision to go ahead inside the window', () => {
    expect(isDecided([decided], open, facts.terms)).toBe(true);
    expect(isDecided([decided], none, facts.terms)).toBe(true);
    expect(isDecided([], open, facts.terms)).toBe(false);
    expect(isDecided([{ ...decided, decision: 'extend' }], open, facts.terms)).toBe(false);
    expect(isDecided([decided, { ...decided, decision: 'reopen' }], open, facts.terms)).toBe(false);
    const earlier = {
      ...deadline,
      own: { at: '2026-11-25T23:00:00.000Z', localDate: '2026-11-25', localTime: '17:00' },
    };
    expect(isDecided([decided], { kind: 'passed', deadline: earlier, resolution: null }, facts.terms)).toBe(false);
  });
});

describe('the window', () => {
  const terms = examplePurchaseTerms;
  const contractOf = (inspection: (typeof terms)['contingencies']['inspection'], deadlines: Deadline[]) => ({
    contract: {
      id: 'contract-1',
      version: 1,
      status: 'active' as const,
      terms: { ...terms, contingencies: { ...terms.contingencies, inspection } },
      offerId: null,
      createdAt: decided.sentAt,
      updatedAt: decided.sentAt,
      endedAt: null,
    },
    deadlines,
  });

  it('is open until its end, given up, or missing', () => {
    const days = { kind: 'days', days: 7, time: null } as const;
    const at = (time: string) => windowOf(contractOf(days, [deadline]), new Date(time)).kind;
    expect([at('2026-11-26T23:00:00.000Z'), at('2026-11-26T23:00:00.001Z')]).toEqual(['open', 'passed']);
    const resolution = { ...deadline, key: 'resolution' };
    expect(windowOf(contractOf(days, [resolution, deadline]), facts.now)).toEqual({ ...open, resolution });
    expect(windowOf(contractOf({ kind: 'waived' }, [resolution]), facts.now).resolution).toBeNull();
    expect(windowOf(contractOf({ kind: 'waived' }, []), facts.now)).toEqual({
      ...none,
      kind: 'waived',
    });
    expect(windowOf(contractOf({ kind: 'none' }, []), facts.now)).toEqual(none);
    const colorado = contractOf({ kind: 'none' }, []);
    const terms = { ...colorado.contract.terms, state: 'CO' } as const;
    const contract = { ...colorado.contract, terms };
    expect(windowOf({ ...colorado, contract }, facts.now)).toEqual({ ...none, kind: 'unknown' });
  });
});
