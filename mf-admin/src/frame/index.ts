export { AdminFrame } from './admin-frame.js';
