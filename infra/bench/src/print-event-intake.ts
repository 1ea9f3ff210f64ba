import type { EventIntake } from './event-intake.js';
import { printFigure } from './system-of-its-own.js';

/** Exits with 1 later if nothing was accepted, or if something accepted was lost. */
export function printEventIntake(intake: EventIntake, goalPerSecond: number): void {
  const { eventsPerSecond, p99Milliseconds, refused, accepted, lost } = intake;
  printFigure('events a second', eventsPerSecond, `≥ ${goalPerSecond}`, eventsPerSecond < goalPerSecond);
  printFigure('answer to a batch, p99, ms', p99Milliseconds);
  printFigure('requests refused', refused);
  printFigure('events accepted', accepted);
  printFigure('  of them lost', lost, '0', lost > 0);
  if (accepted === 0 || lost > 0) process.exitCode = 1;
}
