export { callAs, fit, listOf, type Shape } from './shape';
export * as shapes from './shapes.generated';
