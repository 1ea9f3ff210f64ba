import { afterEach } from '@jest/globals';

type Finish = () => unknown;

const waiting: Finish[] = [];

afterEach(async () => {
  for (const finish of waiting.splice(0).reverse()) await finish();
});

/** Runs `finish` when the current test is over, however it ended. The last one registered runs first. */
export function onTestFinished(finish: Finish): void {
  waiting.push(finish);
}
