export { goTo } from './go-to.js';
export { Jump } from './jump.js';
