export { NotLoaded, NotLoadedStatus } from './not-loaded.js';
export { Section } from './page-section.js';
export { Sections } from './sections.js';
export { ShortList } from './short-list.js';
export { Topic, Topics } from './topic.js';
