export { loadConfig } from '@hearthway/service-kit/config';
export { html, Html, type HtmlValue } from './html.js';
export { isLoopbackName, loopbackOnly } from './loopback-only.js';
export {
  messagePage,
  renderPage,
  sendPage,
  sendStylesheet,
  stylesheetPath,
  type Page,
  type PagePermissions,
} from './page.js';
export { port } from './port.js';
export { createPlannedFailures, type PlannedFailure, type PlannedFailures } from './planned-failures.js';
export { runEmulator, type Emulator } from './run-emulator.js';
