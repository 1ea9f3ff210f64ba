import TestRunner from 'jest-runner';

/** Test files one after the other: those that share one system or one folder. */
export default class OneAtATimeRunner extends TestRunner {
  override readonly isSerial = true;
}
