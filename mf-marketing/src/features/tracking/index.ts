export { clicked, formFailed, formSent, interacted, stepReached } from './events.js';
export { useLandingTracking } from './use-landing-tracking.js';
