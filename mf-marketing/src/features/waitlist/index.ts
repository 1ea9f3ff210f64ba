export { WaitlistForm, type WaitlistFormProps } from './waitlist-form.js';
export { stateOptions } from './states.js';
