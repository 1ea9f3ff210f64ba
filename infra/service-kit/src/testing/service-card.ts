import { readFileSync } from 'node:fs';

/** A service's card (its README) as data: the rows of the table under each heading, cell by cell. */
export interface ServiceCard {
  /** Rows of the first table under `## <heading>`, without the header; empty if there is none. */
  rows(heading: string): readonly (readonly string[])[];
}

/** Reads a card, so that a test can compare it with the running service. */
export function readServiceCard(file: string): ServiceCard {
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  return {
    rows(heading) {
      const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
      const lines = section.split('\n').filter((line) => line.startsWith('|'));
      return lines.slice(2).map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    },
  };
}
