export { clicked, formFailed, formSent, interacted } from './events.js';
export { useLandingTracking } from './use-landing-tracking.js';
