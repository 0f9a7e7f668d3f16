export { DemoData } from './demo-data.js';
export { DemoModule } from './demo.module.js';
