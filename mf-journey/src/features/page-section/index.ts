export { NotLoaded, NotLoadedStatus } from './not-loaded.js';
export { Section } from './page-section.js';
export { Topic, Topics } from './topic.js';
