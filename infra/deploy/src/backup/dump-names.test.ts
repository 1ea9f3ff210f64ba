import { expect, it } from '@jest/globals';
import { abandonedDumps, dumpNameAt, surplusDumps, timeOfDump, unfinished } from './dump-names.js';

it('a dump’s name tells its time', () => {
  const time = new Date('2026-11-29T02:23:00.004Z');
  expect(dumpNameAt(time)).toBe('2026-11-29T02-23-00.004Z');
  expect(timeOfDump(dumpNameAt(time))).toEqual(time);
  for (const name of ['', 'dump', '2026-11-29', '2026-11-29T02-23-00.004Z.unfinished']) {
    expect(() => timeOfDump(name)).toThrow(/isn’t named by the time/);
  }
});

it('the oldest dumps are surplus, and nothing else is', () => {
  const dumps = ['2026-11-29T02-23-00.000Z', '2026-11-27T02-23-00.000Z', '2026-11-28T02-23-00.000Z'];
  expect(surplusDumps([...dumps, 'lost+found', '2026-01-01T00-00-00.000Z.unfinished'], 2)).toEqual([dumps[1]]);
  expect(surplusDumps(dumps, Infinity)).toEqual([]);
});

it('a dump that was killed is abandoned, and one that may be on its way is not', () => {
  const now = new Date('2026-11-29T02:23:00.000Z');
  const [killed, running] = [
    dumpNameAt(new Date('2026-11-28T02:22:59.999Z')),
    dumpNameAt(new Date('2026-11-28T02:24:00Z')),
  ];
  const names = [killed, unfinished(killed), unfinished(running), 'lost+found', 'notes.unfinished'];
  expect(abandonedDumps(names, now)).toEqual([unfinished(killed)]);
});
