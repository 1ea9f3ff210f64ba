import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that is on PATH. */
export const browserOnPath = (environment: NodeJS.ProcessEnv): string | undefined => onPath(browsers, environment);

/** One in which releases are tried: without windows, it takes half the time. */
export const windowlessBrowserOnPath = (environment: NodeJS.ProcessEnv): string | undefined =>
  onPath(['chromium-headless-shell'], environment) ?? browserOnPath(environment);

function onPath(names: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  for (const folder of (environment['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder: try the next one.
      }
    }
  }
  return undefined;
}
