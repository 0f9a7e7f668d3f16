import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Accounts, DEMO_ACCOUNT, PLATFORM_ACCOUNT } from '../auth/index.js';
import { DemoData } from './demo-data.js';

/** The demo's business and the platform's administrator, both with passwords everyone knows. */
@Injectable()
export class DemoAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly demoData: DemoData,
    private readonly config: Config,
  ) {}

  /** What everyone knows the password of opens nothing where demo mode is off. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoMode) return;
    for (const account of [PLATFORM_ACCOUNT, DEMO_ACCOUNT]) await this.accounts.lock(account);
  }

  /** Each is made once; answers whether the demo's business was made now. */
  async createMissing(timeZone: string): Promise<boolean> {
    if (!(await this.accounts.unlock(PLATFORM_ACCOUNT))) {
      await this.accounts.open({ ...PLATFORM_ACCOUNT, timeZone, emailConfirmed: true });
    }
    if (await this.accounts.unlock(DEMO_ACCOUNT)) return false;
    const demo = { ...DEMO_ACCOUNT, timeZone, emailConfirmed: true };
    await this.demoData.fill(await this.accounts.open(demo));
    return true;
  }
}
