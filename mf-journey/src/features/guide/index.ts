export { Bullets, BulletTopics } from './bullets.js';
export { GuideSection } from './guide-section.js';
export { StateNotes } from './state-notes.js';
