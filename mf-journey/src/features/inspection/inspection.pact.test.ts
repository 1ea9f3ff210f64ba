import { exampleInspection as entry } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, failureOf, journeyPact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchInspection, fetchLetter, sendDecision, sendInspection } from './api.js';

const { eachLike, integer, like, regex, string } = Matchers;

const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const unwritten = 'a buyer is signed in and has an inspection to write down';
const written = 'a buyer is signed in and has written down an inspection';
const at = '2026-11-20T10:00:00.000Z';
const time = regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', at);
const day = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-12-20');
const version = { contractId, version: 1 };
const matching = { ...sent, 'if-match': '"1"' };
const range = { lowCents: integer(135_000), highCents: integer(230_000) };
const row = {
  id: 'inspector-license/TX@2026-01-01',
  name: 'License of home inspectors, TX',
  value: 1,
  unit: 'count',
  sourceName: 'Texas Occupations Code',
  sourceUrl: 'https://www.trec.texas.gov',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
};
const guideLike = {
  state: 'TX',
  license: {
    required: true,
    text: string('Texas licenses inspectors.'),
    lookups: eachLike({ name: string('Texas Real Estate Commission'), url: string('https://www.trec.texas.gov') }),
  },
  forms: {
    request: string('Amendment'),
    extend: string('Amendment'),
    terminate: string('Notice'),
    note: string('Send it in time.'),
  },
  general: range,
  policyRows: eachLike({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : like(value)])),
    unit: regex('^(basis-points|millionths|cents|points|months|count)$', 'count'),
  }),
};
const deadlineLike = {
  key: 'inspection',
  title: string('Option period ends'),
  at: time,
  localDate: day,
  localTime: string('17:00'),
  timeZone: string('America/Chicago'),
  rule: string('Until this minute you may end the contract for any reason.'),
  rolledFrom: null,
  rowId: string('deadline/TX/inspection@2026-01-01'),
  sourceName: string('Texas Real Estate Commission'),
  sourceUrl: string('https://www.trec.texas.gov'),
  sourceDate: day,
  standing: string('cited'),
  version: integer(0),
  own: null,
  confirmedAt: null,
  doneAt: null,
  overdue: like(false),
};
const roomLike = (inspection: object) => ({
  current: {
    status: regex('^(active|closed)$', 'active'),
    inspection: { contractId: string(contractId), version: integer(1), decisions: [], updatedAt: time, ...inspection },
    window: { kind: 'open', deadline: deadlineLike },
    totals: { all: range, asked: range, accepted: { lowCents: integer(0), highCents: integer(0) }, reserves: null },
    letter: { text: string('To the seller'), findingIds: eachLike('finding-2') },
    addOns: eachLike({
      name: string('roof'),
      reason: string('Hail damage is common in this state.'),
      lowCents: integer(15_000),
      highCents: integer(40_000),
      policyRowIds: eachLike('inspection/cost/roof@2026-01-01'),
    }),
  },
  guide: guideLike,
});
const entryLike = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, like(value)]));

describe('the inspection of a buyer', () => {
  it('is fetched', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the inspection')
      .withRequest('GET', '/api/inspection', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(roomLike(entryLike));
      })
      .executeTest(async ({ url }) => {
        const { current, guide } = await fetchInspection(sessionAt(url));
        expect(current).toMatchObject({ inspection: { contractId, ...entry }, window: { kind: 'open' } });
        expect(guide).toMatchObject({ state: 'TX', policyRows: [row] });
      });
  });

  it('is written down for the first time', async () => {
    await journeyPact
      .addInteraction()
      .given(unwritten)
      .uponReceiving('an inspection')
      .withRequest('PUT', '/api/inspection', (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody({ contractId, entry });
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(roomLike(entryLike));
      })
      .executeTest(async ({ url }) => {
        const { current } = await sendInspection(sessionAt(url), { contractId, version: 0 }, entry);
        expect(current?.inspection).toMatchObject({ version: 1, ...entry });
      });
  });

  it('is not changed if its version is an old one', async () => {
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a change of an old version of an inspection')
      .withRequest('PUT', '/api/inspection', (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody({ contractId, entry });
      })
      .willRespondWith(409, (response) => {
        response.headers(replied).jsonBody(problemLike('inspection.conflict'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(sendInspection(sessionAt(url), { contractId, version: 0 }, entry));
        expect(refused).toMatchObject({ code: 'inspection.conflict' });
      });
  });

  it('is decided', async () => {
    const step = { decision: 'proceed', sentOn: '2026-11-20', sentTime: '10:00', note: 'All repairs agreed' } as const;
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a decision after an inspection')
      .withRequest('POST', '/api/inspection/decisions', (request) => {
        request.headers(matching).jsonBody({ contractId, step });
      })
      .willRespondWith(200, (response) => {
        const decision = {
          decision: 'proceed',
          recordedAt: time,
          sentAt: time,
          note: string(step.note),
          form: '',
          untilAt: null,
        };
        response.headers(replied).jsonBody({
          room: roomLike({ ...entryLike, version: integer(2), decisions: [decision] }),
          ended: null,
        });
      })
      .executeTest(async ({ url }) => {
        const { room, ended } = await sendDecision(sessionAt(url), version, step);
        expect(room.current?.inspection.decisions).toMatchObject([{ decision: 'proceed', note: step.note }]);
        expect(ended).toBeNull();
      });
  });

  it('is not decided for another contract', async () => {
    const other = '11111111-2222-4333-8444-555555555555';
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a decision about another contract')
      .withRequest('POST', '/api/inspection/decisions', (request) => {
        request.headers(matching).jsonBody({ contractId: other, step: { decision: 'reopen' } });
      })
      .willRespondWith(404, (response) => {
        response.headers(replied).jsonBody(problemLike('inspection.not-found'));
      })
      .executeTest(async ({ url }) => {
        const refused = await failureOf(
          sendDecision(sessionAt(url), { contractId: other, version: 1 }, { decision: 'reopen' }),
        );
        expect(refused).toMatchObject({ code: 'inspection.not-found' });
      });
  });

  it('is written as a request to the seller', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'request-'));
    const file = join(folder, 'request.pdf');
    await writeFile(file, '%PDF-1.7\n%%EOF\n');
    await journeyPact
      .addInteraction()
      .given(written)
      .uponReceiving('a request for the letter to the seller')
      .withRequest('GET', '/api/inspection/letter', (request) => {
        request.headers({ ...asked, accept: 'application/pdf, application/json' });
      })
      .willRespondWith(200, (response) => {
        response.binaryFile('application/pdf', file);
      })
      .executeTest(async ({ url }) => {
        expect(new TextDecoder().decode(await fetchLetter(sessionAt(url)))).toMatch(/^%PDF-1\.7/);
      });
    await rm(folder, { recursive: true });
  });
});
