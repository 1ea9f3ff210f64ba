/** A file provided by an operator can't be used. The message says where and why. */
export class UnusableFile extends Error {
  override readonly name: string = 'UnusableFile';
}

const mostShown = 20;

/** @throws {UnusableFile} if there are problems; names at most twenty */
export function refuseFor(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const further = problems.length - mostShown;
  const shown = problems.slice(0, mostShown).join('; ');
  throw new UnusableFile(further > 0 ? `${shown}; and ${further} more` : shown);
}
