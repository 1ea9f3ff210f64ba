export { clicked, formFailed, formSent } from './events.js';
export { useLandingTracking } from './use-landing-tracking.js';
