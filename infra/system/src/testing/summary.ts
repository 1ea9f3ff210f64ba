import type { Outcome } from './results.js';

/** A finished part of the whole run. */
export interface Stage {
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/** The exit code and the lines at the end of a run, the last of which is the total. */
export function summaryOf(stages: readonly Stage[], planned: number): { lines: string[]; exitCode: number } {
  const outcomes = stages.flatMap((stage) => stage.outcomes);
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed);
  const lines = [
    '',
    // Repeated here, because a runner's own message can be a thousand lines above.
    ...outcomes.flatMap(({ failures = [] }) => failures.map((failure) => `failed: ${failure}`)),
    ...outcomes.flatMap(({ flaky = [] }) => flaky.map((name) => `flaky: ${name}`)),
    ...stages.flatMap(({ outcomes: parts, seconds }) =>
      parts.map((part, index) => lineOf(part, index === parts.length - 1 ? seconds : undefined)),
    ),
  ];
  if (stages.length < planned)
    lines.push(`stopped after the first part that failed: ${planned - stages.length} not run`);
  return { lines: [...lines, `${passed} passed, ${failed} failed`], exitCode: failed > 0 || passed === 0 ? 1 : 0 };
}

/** @param seconds - how long the stage that ends with this part took */
function lineOf({ label, passed, failed }: Outcome, seconds: number | undefined): string {
  const counts = `${label.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return seconds === undefined ? counts : `${counts} ${String(Math.round(seconds)).padStart(5)} s`;
}
