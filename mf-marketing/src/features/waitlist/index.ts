export { WaitlistForm, type WaitlistFormProps } from './waitlist-form.js';
