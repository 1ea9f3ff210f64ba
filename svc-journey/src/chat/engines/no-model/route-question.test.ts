import { expect, it } from '@jest/globals';
import { routeQuestion } from './route-question.js';
import { isSpanish } from './spanish.js';

/** A Tuesday. */
const now = new Date('2026-11-24T16:00:00Z');
const route = (question: string) =>
  routeQuestion({ question, pasted: undefined, pending: undefined, now, timeZone: 'America/Phoenix' });

it.each([
  ['Add a tour at 12 Oak Street on Saturday at 10am', 'Tour at 12 Oak Street', '2026-11-28T17:00:00.000Z'],
  ['Add a tour on Saturday at 10am at 12 Oak Street', 'Tour at 12 Oak Street', '2026-11-28T17:00:00.000Z'],
  ['Remind me to call the lender tomorrow at 3', 'Call the lender', '2026-11-25T22:00:00.000Z'],
])('takes the day and the time of "%s", not its house number', (question, title, startsAt) => {
  expect(route(question)).toMatchObject({ tool: 'add-event', input: { title, startsAt } });
});

it.each([
  ['Email my lender: is the rate locked?', 'is the rate locked?'],
  ['Write my agent', ''],
  ['Please draft a message to my agent about the keys', 'the keys'],
])('takes what a message is about from "%s"', (question, about) => {
  expect(route(question)).toMatchObject({ tool: 'draft-message', input: { about } });
});

it('cuts no character in half', () => {
  const long = `a${'🏠'.repeat(300)}`;
  expect(JSON.stringify([route(`Write my agent about ${long}`), route(`Remind me to ${long} tomorrow at 3`)])).toMatch(
    /^(?!.*\\ud)/,
  );
});

it.each([
  ['Cuánto cuesta una hipoteca', true],
  ['Que es PMI', true],
  ['Remind me tomorrow', false],
  ['Tell me about Las Vegas', false],
  ['Show me taxes in El Paso', false],
])('whether "%s" is Spanish', (question, is) => {
  expect(isSpanish(question)).toBe(is);
});
