/**
 * Escapes what a terminal would interpret instead of showing: control characters except line breaks, and marks that turn the direction
 * around. The escapes are also those of JSON.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Columns of equal width, separated by two spaces. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}

/** UTC, to the second. */
export const moment = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;
