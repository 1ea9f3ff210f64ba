export { NotLoaded, NotLoadedStatus } from './not-loaded.js';
export { Section } from './page-section.js';
export { Sections } from './sections.js';
export { Topic, Topics } from './topic.js';
export { useFold } from './use-fold.js';
