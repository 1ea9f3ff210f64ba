import { describe, expect, it } from '@jest/globals';
import { createBotCheck } from './bots.js';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const sender = { userAgent: browser, address: '192.0.2.1', visitId: 'visit-1' };
const noon = new Date('2026-11-20T12:00:00.000Z');
const secondsLater = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const check = () => createBotCheck({ eventsPerMinutePerVisit: 3, eventsPerMinutePerAddress: 5 });

describe('an event counts as a program’s', () => {
  it.each([
    ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'user-agent'],
    ['curl/8.5.0', 'user-agent'],
    ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0', 'user-agent'],
    [browser, null],
  ])('by its user agent: %s', (userAgent, reason) => {
    expect(check()({ ...sender, userAgent }, noon)).toBe(reason);
  });

  it('when its visit sends more a minute than a person does, from that event on', () => {
    const botCheck = check();
    expect([1, 2, 3, 4].map(() => botCheck(sender, noon))).toEqual([null, null, null, 'rate']);
  });

  it('when its address sends too many, even as ever new visits', () => {
    const botCheck = check();
    const visits = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(visits.map((visitId) => botCheck({ ...sender, visitId }, noon))).toEqual([
      ...Array<null>(5).fill(null),
      'rate',
    ]);
    expect(botCheck({ ...sender, address: '192.0.2.2', visitId: 'g' }, noon)).toBeNull();
  });

  it('only until the minute is over', () => {
    const botCheck = check();
    for (let event = 0; event < 9; event += 1) botCheck(sender, noon);
    expect(botCheck(sender, secondsLater(59))).toBe('rate');
    expect(botCheck(sender, secondsLater(60))).toBeNull();
  });

  it('by its address only, if it names no visit', () => {
    const botCheck = check();
    const events = Array.from({ length: 6 }, () => botCheck({ ...sender, visitId: undefined }, noon));
    expect(events.filter((reason) => reason === 'rate')).toHaveLength(1);
  });
});
