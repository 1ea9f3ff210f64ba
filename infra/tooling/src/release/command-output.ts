import type { DeploymentCheck } from '@hearthway/contracts/releases';

/** What a command found: for a program, and for a person. */
export interface CommandResult {
  /** With `--json`. */
  readonly value: unknown;
  readonly lines: readonly string[];
  /** Whether the answer is no, so that a pipeline stops here. */
  readonly isRefusal?: boolean;
}

export interface Output {
  /** The result, on stdout. */
  readonly print: (line: string) => void;
  /** Progress and errors, on stderr. */
  readonly tell: (line: string) => void;
}

// Whoever reads may stop early, as `head` does. What the command does goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export const processOutput: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  tell: (line) => process.stderr.write(`${line}\n`),
};

/** Other people’s texts can’t control the terminal, nor the order in which a line is read. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

/** What the gate found. What could not be looked at isn’t called good. */
export const checkLines = ({ name, problems, notes = [] }: DeploymentCheck): string[] => [
  ...(problems.length + notes.length === 0 ? [`  ${name}: good`] : []),
  ...problems.map((problem) => `  ${name}: ${problem}`),
  ...notes.map((note) => `  ${name} (note): ${note}`),
];

/** Rows with columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-29 21:04`, UTC. */
export const minute = (time: string): string => time.slice(0, 16).replace('T', ' ');
