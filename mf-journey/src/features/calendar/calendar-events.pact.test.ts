import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import {
  changeCalendarEvent,
  createCalendarEvent,
  deleteCalendarEvent,
  listCalendarEvents,
  type CalendarEntry,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { boolean, eachLike, regex, string } = Matchers;

const calendarEventId = 'a2f4b1c0-7a53-4a5e-9a0e-2b7d1c3e4f50';
const unknownId = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
const path = `/api/calendar-events/${calendarEventId}`;
const params = { calendarEventId };
const entry: CalendarEntry = {
  title: 'Home tour',
  address: '12 Oak Street',
  startsAt: '2026-12-03T20:30:00.000Z',
};
const startsAt = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', entry.startsAt);
const scheduled = 'a buyer is signed in and has scheduled an event';

describe('the events of a buyer', () => {
  it('are fetched with whether there was ever one', async () => {
    await journeyPact
      .addInteraction()
      .given(scheduled)
      .uponReceiving('a request for the events of the signed-in buyer')
      .withRequest('GET', '/api/calendar-events', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const event = {
          id: string(calendarEventId),
          title: string(entry.title),
          address: string(entry.address),
          startsAt,
          kind: 'own',
        };
        response.headers(replied).jsonBody({ events: eachLike(event), everScheduled: boolean(true) });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), listCalendarEvents)).toEqual({
          events: [{ id: calendarEventId, ...entry, kind: 'own' }],
          everScheduled: true,
        });
      });
  });

  it('are fetched with the deadlines of a contract', async () => {
    const deadline = { id: calendarEventId, ...entry, kind: 'deadline', timeZone: 'America/Chicago' };
    await journeyPact
      .addInteraction()
      .given('a buyer with a deadline on the calendar')
      .uponReceiving('a request for the events of a buyer with a deadline')
      .withRequest('GET', '/api/calendar-events', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        const event = {
          id: string(calendarEventId),
          title: string(entry.title),
          address: string(entry.address),
          startsAt,
          kind: 'deadline',
          timeZone: string(deadline.timeZone),
        };
        response.headers(replied).jsonBody({ events: eachLike(event), everScheduled: boolean(true) });
      })
      .executeTest(async ({ url }) => {
        expect((await callOperation(requestAt(url), listCalendarEvents)).events).toEqual([deadline]);
      });
  });
});

describe('an event', () => {
  it('is scheduled', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer is signed in and has the default milestones')
      .uponReceiving('an event to schedule')
      .withRequest('POST', '/api/calendar-events', (request) => {
        request.headers(sent).jsonBody(entry);
      })
      .willRespondWith(201, (response) => {
        response.headers(replied).jsonBody({ id: string(calendarEventId), ...entry, kind: 'own' });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), createCalendarEvent, { body: entry })).toEqual({
          id: calendarEventId,
          ...entry,
          kind: 'own',
        });
      });
  });

  it('is changed as a whole', async () => {
    const changed = { ...entry, title: 'Second tour', address: '' };
    await journeyPact
      .addInteraction()
      .given(scheduled)
      .uponReceiving('a change of one of the buyer’s events')
      .withRequest('PUT', path, (request) => {
        request.headers(sent).jsonBody(changed);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody({ id: calendarEventId, ...changed });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), changeCalendarEvent, { params, body: changed })).toEqual({
          id: calendarEventId,
          ...changed,
          kind: 'own',
        });
      });
  });

  it('is not deleted if it is a deadline', async () => {
    await journeyPact
      .addInteraction()
      .given('a buyer with a deadline on the calendar')
      .uponReceiving('a deletion of a deadline')
      .withRequest('DELETE', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('calendar-event.from-elsewhere'));
      })
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url), deleteCalendarEvent, { params }));
        expect(failure).toMatchObject({ status: 409, code: 'calendar-event.from-elsewhere' });
      });
  });

  it('is deleted', async () => {
    await journeyPact
      .addInteraction()
      .given(scheduled)
      .uponReceiving('a deletion of one of the buyer’s events')
      .withRequest('DELETE', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await callOperation(requestAt(url), deleteCalendarEvent, { params });
      });
  });

  it('is not known when it is not the buyer’s', async () => {
    await journeyPact
      .addInteraction()
      .given(scheduled)
      .uponReceiving('a deletion of an event that the buyer does not have')
      .withRequest('DELETE', `/api/calendar-events/${unknownId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('calendar-event.not-found'));
      })
      .executeTest(async ({ url }) => {
        const deletion = callOperation(requestAt(url), deleteCalendarEvent, { params: { calendarEventId: unknownId } });
        expect(await failureOf(deletion)).toMatchObject({ status: 404, code: 'calendar-event.not-found' });
      });
  });
});
