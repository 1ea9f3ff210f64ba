import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it shows the same pages in three quarters of the time. */
export const headlessShellOnPath = (environment: NodeJS.ProcessEnv): string | undefined =>
  onPath(['chromium-headless-shell'], environment);

/** A Chromium for pages that nobody watches. */
export const browserOnPath = (environment: NodeJS.ProcessEnv): string | undefined =>
  headlessShellOnPath(environment) ??
  onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], environment);

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
