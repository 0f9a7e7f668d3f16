export { failuresOf, type OddPage } from './odd-answers';
