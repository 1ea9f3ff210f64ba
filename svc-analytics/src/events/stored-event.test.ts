import { describe, expect, it } from '@jest/globals';
import { toStoredEvent, type ReportedEvent } from './stored-event.js';

const now = new Date('2026-11-20T12:00:00.000Z');
const reported: ReportedEvent = { eventType: 'click', eventSource: 'mf-marketing', eventData: { element: 'join' } };
const kept = (more: Partial<ReportedEvent>) =>
  toStoredEvent({ ...reported, ...more }, { now, newId: () => 'our-id', bot: null });

describe('a stored event', () => {
  it('is what was reported, with the time it was received and an id', () => {
    expect(kept({})).toEqual({ _id: 'our-id', ...reported, receivedAt: now, bot: null });
  });

  it('has the browser’s ids, in lower case', () => {
    const eventId = 'B3F1C7A0-5D0E-4B8E-9C39-7F1C0E6F2A11';
    const visitId = '5A1D2C3B-9E8F-4A7B-8C6D-0E1F2A3B4C5D';
    expect(kept({ eventId, visitId })).toMatchObject({ _id: eventId.toLowerCase(), visitId: visitId.toLowerCase() });
  });

  it('has no personal data', () => {
    const eventData = { element: 'join', email: 'jordan@example.com', note: '512-555-0100' };
    expect(kept({ eventSource: 'jordan@example.com', eventData })).toMatchObject({
      eventSource: '[removed]',
      eventData: { element: 'join', note: '[removed]' },
    });
  });

  it.each([
    ['the moment itself', '2026-11-20T12:00:00.000Z'],
    ['48 hours before', '2026-11-18T12:00:00.000Z'],
    ['five minutes ahead', '2026-11-20T12:05:00.000Z'],
  ])('has the browser’s time: %s', (_, occurredAt) => {
    expect(kept({ occurredAt }).occurredAt).toEqual(new Date(occurredAt));
  });

  it.each([
    ['more than 48 hours before', '2026-11-18T11:59:59.999Z'],
    ['more than five minutes ahead', '2026-11-20T12:05:00.001Z'],
    ['the year 9999', '9999-12-31T23:59:59.999Z'],
  ])('ignores an implausible time: %s', (_, occurredAt) => {
    expect(kept({ occurredAt })).not.toHaveProperty('occurredAt');
  });
});
