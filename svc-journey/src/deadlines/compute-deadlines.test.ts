import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  contractLimits,
  purchaseTerms,
  stateTimeZones,
  usStateCodes,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isGeneralBusinessDay } from './business-days.js';
import { computeDeadlines } from './compute-deadlines.js';

fc.configureGlobal({ seed: 20_261_122 });

const none = { kind: 'none' } as const;
const days = (count: number, time: string | null = null) => ({ kind: 'days', days: count, time }) as const;
const nothing: PurchaseTerms = {
  ...examplePurchaseTerms,
  contingencies: {
    inspection: none,
    inspectionResolution: none,
    financing: none,
    appraisal: none,
    title: none,
    hoa: none,
    insurance: none,
    homeSale: none,
    leadPaint: none,
  },
};
const withInspection = (part: Partial<PurchaseTerms>, inspection: PurchaseTerms['deposit']): PurchaseTerms => ({
  ...nothing,
  ...part,
  contingencies: { ...nothing.contingencies, inspection },
});
const find = (terms: PurchaseTerms, key: string) => computeDeadlines(terms).deadlines.find((one) => one.key === key);
const keysOf = (terms: PurchaseTerms) => computeDeadlines(terms).deadlines.map(({ key }) => key);

describe('in Texas', () => {
  const terms = withInspection({ effectiveOn: '2026-11-19' }, days(7, '17:00'));

  it.each(['earnest-money', 'option-fee'])('the %s rolls from Sunday to Monday', (key) => {
    expect(find(terms, key)).toMatchObject({ localDate: '2026-11-23', rolledFrom: '2026-11-22' });
  });

  it('the option ends on Thanksgiving at the stated hour, without rolling', () => {
    expect(find(terms, 'inspection')).toMatchObject({
      title: 'Option period ends',
      localDate: '2026-11-26',
      localTime: '17:00',
      at: '2026-11-26T23:00:00.000Z',
      timeZone: 'America/Chicago',
      rolledFrom: null,
      rowId: 'deadline/TX/inspection@2026-01-01',
      sourceDate: '2026-11-20',
    });
    expect(find({ ...terms, rollsOver: true }, 'inspection')?.localDate).toBe('2026-11-26');
  });

  it('says how it counted', () => {
    expect(find(terms, 'earnest-money')?.rule).toBe(
      'The title company needs your earnest money within 3 days after the effective date. A last day on a weekend or legal holiday moves to the next business day. Counting 3 days from Thu, Nov 19, 2026 (the effective date) leads to Sun, Nov 22, 2026. That is a weekend or holiday, so it moves to Mon, Nov 23, 2026.',
    );
  });

  it('the hour is the property’s, in El Paso too', () => {
    expect(find({ ...terms, timeZone: 'America/Denver' }, 'inspection')?.at).toBe('2026-11-27T00:00:00.000Z');
  });

  it('without money there is none to deliver', () => {
    expect(keysOf({ ...terms, optionFeeCents: 0 })).not.toContain('option-fee');
    expect(keysOf({ ...terms, earnestMoneyCents: 0 })).not.toContain('earnest-money');
  });
});

describe('in Arizona', () => {
  const terms = withInspection(
    { state: 'AZ', timeZone: 'America/Phoenix', effectiveOn: '2026-12-15', closingOn: '2027-01-29' },
    days(10),
  );

  it('the inspection ends on Christmas at 11:59 PM', () => {
    expect(find(terms, 'inspection')).toMatchObject({
      localDate: '2026-12-25',
      localTime: '23:59',
      at: '2026-12-26T06:59:00.000Z',
    });
  });

  it('a contract that says nothing has the ten days of the form', () => {
    expect(find(withInspection(terms, none), 'inspection')?.localDate).toBe('2026-12-25');
  });

  it('the seller has five days to answer', () => {
    expect(find(terms, 'resolution')?.localDate).toBe('2026-12-30');
    expect(keysOf(withInspection(terms, { kind: 'waived' }))).not.toContain('resolution');
  });
});

describe('in Florida', () => {
  const terms = withInspection({ state: 'FL', timeZone: 'America/New_York', effectiveOn: '2026-11-06' }, days(15));

  it('the inspection period rolls over by the form’s weekend rule', () => {
    expect(find(terms, 'inspection')).toMatchObject({ localDate: '2026-11-23', rolledFrom: '2026-11-21' });
    expect(find({ ...terms, rollsOver: false }, 'inspection')).toMatchObject({ localDate: '2026-11-21' });
  });

  it('a contract that says nothing has the form’s fifteen days to inspect, and five for the title', () => {
    const silent = withInspection(terms, none);
    expect(find(silent, 'inspection')).toMatchObject({ localDate: '2026-11-23' });
    expect(computeDeadlines(silent).waiting).toMatchObject([{ key: 'title' }]);
    expect(keysOf(withInspection(terms, { kind: 'waived' }))).not.toContain('inspection');
  });
});

describe('in Colorado', () => {
  it('a typed date stays, and without a time ends at 11:59 PM Mountain', () => {
    const typed = { kind: 'date', on: '2026-11-28', time: null } as const;
    const terms = withInspection({ state: 'CO', timeZone: 'America/Denver' }, typed);
    expect(find(terms, 'inspection')).toMatchObject({
      localDate: '2026-11-28',
      localTime: '23:59',
      at: '2026-11-29T06:59:00.000Z',
      rolledFrom: null,
    });
    expect(find(withInspection(terms, { ...typed, time: '12:00' }), 'inspection')?.localTime).toBe('12:00');
  });

  it('the dates that its form leaves to the contract are asked for until the buyer enters them', () => {
    const silent = withInspection({ state: 'CO', timeZone: 'America/Denver', optionFeeCents: 0 }, none);
    expect(keysOf(silent)).toEqual(['closing-disclosure', 'closing']);
    expect(computeDeadlines(silent).waiting).toMatchObject([
      { key: 'earnest-money', rule: expect.stringContaining('your signed page') },
      { key: 'inspection', rule: expect.stringContaining('objection, termination, and resolution') },
      { key: 'resolution' },
    ]);
    const on = (day: string) => ({ kind: 'date', on: day, time: null }) as const;
    const entered = withInspection({ ...silent, deposit: on('2026-11-24') }, on('2026-12-01'));
    expect(find(entered, 'earnest-money')?.localDate).toBe('2026-11-24');
    expect(computeDeadlines(entered).waiting).toMatchObject([{ key: 'resolution' }]);
    expect(computeDeadlines(withInspection(entered, { kind: 'waived' })).waiting).toEqual([]);
  });
});

describe('in Tennessee', () => {
  it('the resolution period follows the inspection period', () => {
    const terms = withInspection({ state: 'TN', timeZone: 'America/New_York', effectiveOn: '2026-11-02' }, days(10));
    const both = { ...terms, contingencies: { ...terms.contingencies, inspectionResolution: days(5) } };
    expect(find(both, 'inspection')?.localDate).toBe('2026-11-12');
    expect(find(both, 'resolution')?.localDate).toBe('2026-11-17');
  });
});

describe('elsewhere', () => {
  it('says that it is general practice', () => {
    const terms = withInspection({ state: 'OH', timeZone: 'America/New_York' }, days(10));
    expect(find(terms, 'inspection')).toMatchObject({ standing: 'practice', sourceUrl: '' });
    expect(find(terms, 'inspection')?.rule).toContain('general practice, not a rule of your state');
  });
});

describe('papers', () => {
  const terms = { ...nothing, contingencies: { ...nothing.contingencies, title: days(5) } };

  it('that haven’t arrived are awaited', () => {
    expect(computeDeadlines(terms).waiting).toMatchObject([{ key: 'title' }]);
    expect(keysOf(terms)).not.toContain('title');
  });

  it('start the count when they arrive', () => {
    expect(find({ ...terms, titleReceivedOn: '2026-11-25' }, 'title')?.localDate).toBe('2026-11-30');
    expect(computeDeadlines({ ...terms, titleReceivedOn: '2026-11-25' }).waiting).toEqual([]);
  });
});

describe('the end', () => {
  it('has the Closing Disclosure three business days before closing, only with a loan', () => {
    expect(find({ ...nothing, closingOn: '2026-11-27' }, 'closing-disclosure')?.localDate).toBe('2026-11-23');
    expect(keysOf({ ...nothing, financing: 'cash' })).toEqual(['earnest-money', 'option-fee', 'closing']);
  });

  it('says when closing is too early for a loan', () => {
    const soon = find({ ...nothing, closingOn: '2026-11-20' }, 'closing-disclosure');
    expect(soon).toMatchObject({ localDate: '2026-11-19', warning: expect.stringContaining('ask your lender') });
  });

  it('warns of a window that ends only after it', () => {
    const late = (closingOn: string) => find(withInspection({ closingOn }, days(10)), 'inspection')?.warning;
    expect(late('2026-11-28')).toBe(
      'That is after closing on Sat, Nov 28, 2026: compare both dates with the signed page.',
    );
    expect(late('2026-11-29')).toBeNull();
  });

  it('warns of a closing on a weekend, and names the day of the keys', () => {
    const terms = { ...nothing, closingOn: '2027-01-02', possessionOn: '2027-01-05' };
    expect(find(terms, 'closing')?.warning).toMatch(/^Sat, Jan 2, 2027 is a weekend or holiday/);
    expect(find({ ...terms, rollsOver: true }, 'closing')?.warning).toBeNull();
    expect(find(terms, 'possession')).toMatchObject({ localDate: '2027-01-05', warning: null });
  });
});

describe('the buyer’s own dates', () => {
  const datesOf = (terms: PurchaseTerms, own: [string, string][]) => {
    const { deadlines } = computeDeadlines(terms, new Map(own));
    return new Map(deadlines.map(({ key, localDate }) => [key, localDate]));
  };

  it('are what later deadlines count from', () => {
    const terms = { ...withInspection({ state: 'TN', effectiveOn: '2026-11-02' }, days(10)), closingOn: '2026-11-27' };
    const both = { ...terms, contingencies: { ...terms.contingencies, inspectionResolution: days(5) } };
    const dates = datesOf(both, [
      ['inspection', '2026-11-14'],
      ['closing', '2026-12-04'],
    ]);
    expect(dates.get('resolution')).toBe('2026-11-19');
    expect(dates.get('closing-disclosure')).toBe('2026-12-01');
  });

  it('are what warnings look at', () => {
    const warningOf = (key: string, own: [string, string][]) =>
      computeDeadlines(withInspection({ closingOn: '2027-01-02' }, days(7)), new Map(own)).deadlines.find(
        (one) => one.key === key,
      )?.warning;
    expect(warningOf('closing', [['closing', '2027-01-04']])).toBeNull();
    expect(warningOf('closing', [['closing', '2027-01-09']])).toContain('Sat, Jan 9, 2027');
    expect(warningOf('inspection', [['inspection', '2027-01-03']])).toContain('after closing');
  });

  it('no longer count once their deadline is gone', () => {
    const { contingencies } = nothing;
    const terms = {
      ...nothing,
      contingencies: { ...contingencies, inspection: { kind: 'waived' } as const, inspectionResolution: days(5) },
    };
    expect(datesOf(terms, [['inspection', '2026-12-31']]).get('resolution')).toBe('2026-11-24');
  });

  it('change nothing about their own deadlines', () => {
    const terms = withInspection({}, days(7));
    const own: [string, string][] = ['inspection', 'closing'].map((key) => [key, '2026-12-31']);
    for (const key of ['inspection', 'closing']) expect(datesOf(terms, own).get(key)).toBe(find(terms, key)?.localDate);
  });
});

describe('what was given up', () => {
  it('has no deadline', () => {
    expect(keysOf({ ...nothing, deposit: { kind: 'waived' } })).toEqual(['closing-disclosure', 'closing']);
  });
});

const dayFrom = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const windowOf = fc.oneof(
  fc.constant(none),
  fc.constant({ kind: 'waived' } as const),
  fc.record({
    kind: fc.constant('days' as const),
    days: fc.integer({ min: 0, max: contractLimits.days }),
    time: fc.option(clock),
  }),
);
const anyTerms: fc.Arbitrary<PurchaseTerms> = fc
  .record({
    state: fc.constantFrom(...usStateCodes),
    zone: fc.nat(),
    effectiveOn: dayFrom('2026-01-01', '2045-12-31'),
    closingDays: fc.nat({ max: contractLimits.closingDays }),
    financing: fc.constantFrom('loan' as const, 'cash' as const),
    rollsOver: fc.option(fc.boolean()),
    optionFeeCents: fc.nat({ max: 50_000 }),
    deposit: windowOf,
    contingencies: fc.record({
      inspection: windowOf,
      inspectionResolution: windowOf,
      financing: windowOf,
      appraisal: windowOf,
      title: windowOf,
      hoa: windowOf,
      insurance: windowOf,
      homeSale: windowOf,
      leadPaint: windowOf,
    }),
    receivedOn: fc.option(dayFrom('2025-06-01', '2046-06-01')),
  })
  .map(({ zone, closingDays, receivedOn, ...part }) => {
    const zones = stateTimeZones[part.state];
    const closingOn = new Date(Date.parse(part.effectiveOn) + closingDays * 86_400_000).toISOString().slice(0, 10);
    const timeZone = zones[zone % zones.length] ?? zones[0];
    return { ...nothing, ...part, timeZone, closingOn, titleReceivedOn: receivedOn, hoaReceivedOn: receivedOn };
  });

describe('for any contract', () => {
  it('no deadline is before day 0, and one that rolled is on a business day', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(purchaseTerms.safeParse(terms).success).toBe(true);
        for (const { localDate, rolledFrom } of computeDeadlines(terms).deadlines) {
          expect(localDate >= terms.effectiveOn).toBe(true);
          if (rolledFrom === null) continue;
          expect(isGeneralBusinessDay(localDate)).toBe(true);
          expect(isGeneralBusinessDay(rolledFrom)).toBe(false);
          expect(localDate > rolledFrom).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the property’s clock shows the stated hour across daylight saving time', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const { at, localDate, localTime, timeZone } of computeDeadlines(terms).deadlines) {
          const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
          const [date, time] = shown.format(new Date(at)).split(' ');
          expect(date).toBe(localDate);
          // Between two and three there may be no such hour on one night of the year.
          if (!localTime.startsWith('02:')) expect(time).toBe(localTime);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a week across the change of the clocks has an hour more or less', () => {
    const across = withInspection({ effectiveOn: '2027-03-10', closingOn: '2027-05-01' }, days(7, '17:00'));
    expect(find(across, 'inspection')?.at).toBe('2027-03-17T22:00:00.000Z');
    const before = withInspection({ effectiveOn: '2027-03-03', closingOn: '2027-05-01' }, days(7, '17:00'));
    expect(find(before, 'inspection')?.at).toBe('2027-03-10T23:00:00.000Z');
  });
});
