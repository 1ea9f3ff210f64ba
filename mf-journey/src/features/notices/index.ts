export { Notices } from './notices.js';
