export { default as parts } from './parts.module.css';
