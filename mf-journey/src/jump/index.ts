export { goTo } from './go-to.js';
export { Jump, type JumpProps } from './jump.js';
