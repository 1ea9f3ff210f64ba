import TestRunner from 'jest-runner';

/** Runs test files one after the other, for files that share a system or a folder. */
export default class OneAtATimeRunner extends TestRunner {
  override readonly isSerial = true;
}
