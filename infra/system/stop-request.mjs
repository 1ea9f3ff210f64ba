/**
 * Listens for requests to stop: Ctrl+C, SIGTERM, a closed terminal (SIGHUP), or the end of the npm that runs us. npm
 * forwards only SIGINT and SIGTERM, so we have to notice its own end.
 */
export function listenForStop() {
  const asked = new AbortController();
  const stop = () => asked.abort(new Error('Stopped before it was ready.'));
  // Handles repeated signals: Ctrl+C comes from the terminal and from npm, and the second must not interrupt an orderly stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) followParent(stop);
  // After a terminal is closed, every further line is an error.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return asked.signal;
}

const lookMilliseconds = 250;

/** When our parent ends, we get another one. That may have happened before we ran, while Node was being fetched. */
function followParent(lost) {
  const parent = Number(process.env.LAUNCHER_PID) || process.ppid;
  delete process.env.LAUNCHER_PID; // our children have another parent
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    lost();
  }, lookMilliseconds);
  watch.unref();
}
