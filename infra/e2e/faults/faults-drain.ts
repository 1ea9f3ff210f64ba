/** `npm run faults:drain [-- requests]`: counts requests that fail while every process is replaced in turn. */
import { drainUnderLoad, unlimited } from './drain/drain-under-load.js';
import { startSystemUnderTest } from './system-under-test.js';

const requests = Number(process.argv[2] ?? 100_000);
const report = (line: string) => process.stdout.write(`${line}\n`);

const under = await startSystemUnderTest(unlimited);
try {
  const begun = performance.now();
  const { sent, failures, slowest } = await drainUnderLoad(under, { requests, connections: 50, report });
  const seconds = (performance.now() - begun) / 1000;
  for (const failure of failures.slice(0, 20)) report(`failed: ${failure}`);
  report(
    `${sent} requests in ${seconds.toFixed(0)} s, ${failures.length} failed (goal 0), slowest ${slowest.toFixed(0)} ms`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await under.stop();
}
