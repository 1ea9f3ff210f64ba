import * as chrono from 'chrono-node';
import { beginningOf } from '../../../text/index.js';
import type { IntentText } from './intent-text.js';
import { isSpanish } from './spanish.js';

/** The event that a question asks to add, as far as it says what and when. */
export function eventIn({ question, text, now, timeZone }: IntentText): Readonly<Record<string, unknown>> | undefined {
  const when = clearest(
    // "W2s" is not a date.
    (isSpanish(question) ? chrono.es : chrono).parse(
      question.replace(/\bw-?2s?\b/gi, 'papers'),
      { instant: now, timezone: offsetMinutes(timeZone, now) },
      { forwardDate: true },
    ),
  );
  if (!when && !/\b(?:remind|calendar|schedule|recuerdame|agenda|calendario)\b/.test(text)) return undefined;
  const title = askingSentence(question)
    .replace(when?.text ?? '', ' ')
    .trim()
    .replace(
      /^(?:please |can you |could you |mia,? )*(?:remind me (?:to|about)?|schedule|add|put|set up|book|recu[eé]rdame(?: (?:que|de))?|agendar?|programa|pon)\s*/i,
      '',
    )
    .replace(/\b(?:to|on|in|into) (?:my |the )?calendar\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:for|on|at)$/i, '')
    .replace(/^(?:an? |the |una? |la |el )/i, '')
    .replace(/ (?:el|la|para el)$/i, '')
    .replace(/[,.?!]{1,3}$/, '')
    .trim();
  return {
    title: beginningOf(title === '' ? 'Reminder' : title.replace(/^./, (first) => first.toUpperCase()), 120),
    ...(when && startOf(when, now, timeZone)),
  };
}

/** Of several sentences, the one that asks to add something becomes the title. */
const askingSentence = (question: string): string =>
  question.split(/(?<=[.?!])\s+/).find((sentence) => asksToAdd.test(sentence)) ?? question;

const asksToAdd = /\b(?:remind|calendar|schedule|put|add|set up|book|recu[eé]rdame|agenda|programa|pon)\b/i;

/** A day without a time gets a default time, which the answer states; a week or a month isn't a day yet, so Mia has to ask. */
function startOf(
  { text, start }: chrono.ParsedResult,
  now: Date,
  timeZone: string,
): { readonly startsAt: string; readonly timeIsAssumed?: true } | undefined {
  if (start.isCertain('hour')) {
    const startsAt = afternoon(start);
    return startsAt > now ? { startsAt: startsAt.toISOString() } : undefined;
  }
  const isDay = start.isCertain('weekday') || (start.isCertain('day') && !/\b(?:next|this|coming) \w+$/i.test(text));
  if (!isDay || /\bweekend\b/i.test(text)) return undefined;
  const hour = [...hoursOfDay].find(([part]) => text.toLowerCase().includes(part))?.[1] ?? 9;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  if (year === null || month === null || day === null) return undefined;
  const asUtc = new Date(Date.UTC(year, month - 1, day, hour));
  const startsAt = new Date(asUtc.getTime() - offsetMinutes(timeZone, asUtc) * 60_000);
  return startsAt > now ? { startsAt: startsAt.toISOString(), timeIsAssumed: true } : undefined;
}

const hoursOfDay = new Map([
  ['afternoon', 14],
  ['evening', 18],
  ['night', 19],
]);

/** A house number can look like a time ("at 12 Oak Street on Saturday at 10am"), so the most specific date and time wins. */
function clearest(moments: readonly chrono.ParsedResult[]): chrono.ParsedResult | undefined {
  const clarity = ({ start }: chrono.ParsedResult) =>
    (['day', 'weekday', 'hour', 'meridiem'] as const).filter((part) => start.isCertain(part)).length;
  return [...moments].sort((one, other) => clarity(other) - clarity(one))[0];
}

/** "At 3" means the afternoon unless stated otherwise. */
function afternoon(start: chrono.ParsedComponents): Date {
  const hour = start.get('hour');
  const isMeant = start.isCertain('meridiem') || !start.isCertain('hour') || hour === null || hour === 0 || hour > 7;
  return isMeant ? start.date() : new Date(start.date().getTime() + 12 * 3_600_000);
}

/** A time zone's offset at that moment, as chrono expects it. */
export function offsetMinutes(timeZone: string, at: Date): number {
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
