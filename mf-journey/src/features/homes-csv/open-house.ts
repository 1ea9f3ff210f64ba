import type { HomeEntry } from '@hearthway/contracts/journey';
import { homeTimeOf } from './cells.js';
import { momentThere, zoneOf, type HomeTime } from './home-time.js';
import { cellOf, problemAt, unreadable, type TableProblem, type TableRow } from './table-row.js';

export interface OpenHouse {
  /** The home's line in the file. */
  readonly line: number;
  /** With the city. */
  readonly address: string;
  /** In UTC. */
  readonly startsAt: string;
  /** In UTC; empty if it isn’t known. */
  readonly endsAt: string;
  /** In the home's local time. */
  readonly there: HomeTime & { readonly zone: string; /** HH:MM; empty if it isn’t known. */ readonly until: string };
}

/** A home's next open house, if its row has one. Times in the file are in the home’s time zone. */
export function readOpenHouse(row: TableRow, home: HomeEntry): { openHouse?: OpenHouse; problem?: TableProblem } {
  const cell = cellOf(row, 'openHouseStart');
  if (cell === '') return {};
  const wrong = (message: string) => ({ problem: problemAt(row, 'openHouseStart', message) });
  if (home.state === null) return wrong('Without the home’s state, we don’t know the time zone of its open house.');
  const zone = zoneOf(home.state, home.zipCode);
  const moment = (typed: string): Date | undefined => {
    const time = homeTimeOf(typed);
    return time && momentThere(time, zone);
  };
  const [there, start] = [homeTimeOf(cell), moment(cell)];
  if (!there || !start) return wrong(unreadable(cell, 'a day and time, such as December-31-2026 11:00 AM'));
  const endCell = cellOf(row, 'openHouseEnd');
  const end = moment(endCell);
  const isEndKnown = end !== undefined && end > start;
  return {
    openHouse: {
      line: row.line,
      address: [home.address, home.city].filter((part) => part !== '').join(', '),
      startsAt: start.toISOString(),
      endsAt: isEndKnown ? end.toISOString() : '',
      there: { ...there, zone: zone.name, until: isEndKnown ? (homeTimeOf(endCell)?.time ?? '') : '' },
    },
  };
}
