import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoData } from './demo-data.js';
import { Sandboxes } from './sandboxes.js';

@Module({
  imports: [AuthModule],
  providers: [DemoAccounts, DemoData, Sandboxes],
  exports: [DemoAccounts],
})
export class DemoModule {}
