export { exampleReplies } from '../mounts/index.js';
export { mountPages } from '../mounts/mount-pages.js';
