import { figures, spreadOf, type Figure, type PageLoad } from './figures.js';

/** The loads of one variant of the page. */
export interface Column {
  readonly title: string;
  readonly loads: readonly PageLoad[];
}

const titleWidth = 34;
const goalWidth = 12;
const columnWidth = 30;

/** Prints the figures of a page side by side: median, and in brackets minimum and maximum. Marks missed goals. */
export function printTable(path: string, columns: readonly Column[], print: (line: string) => void): void {
  print('');
  print(
    row(
      path,
      'goal',
      columns.map(({ title, loads }) => `${title} (of ${loads.length})`),
    ),
  );
  for (const figure of figures) {
    print(
      row(
        titleOf(figure),
        goalOf(figure),
        columns.map(({ loads }) => cell(figure, loads)),
      ),
    );
  }
  for (const { title, loads } of columns) {
    for (const element of new Set(loads.map(largest))) print(`  largest element, ${title}: ${element}`);
  }
}

const row = (title: string, goal: string, cells: readonly string[]): string =>
  [title.padEnd(titleWidth), goal.padEnd(goalWidth), ...cells.map((text) => text.padEnd(columnWidth))]
    .join('')
    .trimEnd();

const titleOf = ({ title, unit }: Figure): string => (unit ? `${title}, ${unit}` : title);

const goalOf = ({ atMost }: Figure): string => (atMost === undefined ? '' : `≤ ${atMost}`);

function cell(figure: Figure, loads: readonly PageLoad[]): string {
  const { median, least, most } = spreadOf(loads.map(figure.of));
  const written = (value: number) => value.toFixed(figure.digits);
  const missed = figure.atMost !== undefined && median > figure.atMost ? ' MISSED' : '';
  return `${written(median)} (${written(least)} to ${written(most)})${missed}`;
}

function largest({ largestElement: { tag, text, isInRawHtml } }: PageLoad): string {
  return `<${tag}> "${text}", ${isInRawHtml ? 'in the raw HTML' : 'not in the raw HTML'}`;
}
