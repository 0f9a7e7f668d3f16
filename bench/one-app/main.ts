import { start } from '../../shell/src/start';

void start();
