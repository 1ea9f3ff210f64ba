export { createTrack } from './track.js';
