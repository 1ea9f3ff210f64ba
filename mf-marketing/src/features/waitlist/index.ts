export { WaitlistForm } from './waitlist-form.js';
