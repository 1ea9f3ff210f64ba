export {
  fetchSharedScenario,
  requestLink,
  scenariosQuery,
  sendChangedScenario,
  sendLinkRevocation,
  sendNewScenario,
  sendPin,
  sendScenarioDeletion,
  sendUnpin,
  type NewScenario,
} from './api.js';
export { sharedPath } from './shared-path.js';
