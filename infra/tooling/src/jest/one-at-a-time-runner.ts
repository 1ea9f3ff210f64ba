import TestRunner from 'jest-runner';

/** Runs files serially, because they share a system or a folder. */
export default class OneAtATimeRunner extends TestRunner {
  override readonly isSerial = true;
}
