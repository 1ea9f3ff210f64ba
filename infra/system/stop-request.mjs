/**
 * Whether we were asked to stop: by Ctrl+C, SIGTERM, a closed terminal (SIGHUP), or because the npm that runs us is gone.
 * npm hands on SIGINT and SIGTERM alone, so its own end has to be noticed here.
 */
export function listenForStop() {
  const asked = new AbortController();
  const stop = () => asked.abort(new Error('Stopped before it was ready.'));
  // Heard more than once: Ctrl+C comes from the terminal and from npm, and the second must not cut an orderly stop short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) followParent(stop);
  // A terminal that was closed answers every further line with an error.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return asked.signal;
}

const lookMilliseconds = 250;

/** Where a process had a parent that ended, it gets another one. That may have been before us, while Node was fetched. */
function followParent(lost) {
  const parent = Number(process.env.LAUNCHER_PID) || process.ppid;
  delete process.env.LAUNCHER_PID; // what we start has another parent
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    lost();
  }, lookMilliseconds);
  watch.unref();
}
