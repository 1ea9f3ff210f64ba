/// <reference types="webpack/module" />

/** For a local slice that couldn't be shown, or broke: once what changed is here, the page starts again. */
import.meta.webpackHot.addStatusHandler((status: string) => {
  if (status === 'idle' && document.querySelector('[data-slice-place="failed"]')) location.reload();
});
