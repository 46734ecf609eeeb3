export { Cell, Input } from './date';
