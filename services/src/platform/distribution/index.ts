export { distribute } from './distribution.queries.js';
