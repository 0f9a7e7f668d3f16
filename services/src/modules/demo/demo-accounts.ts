import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import {
  Accounts,
  DEMO_ACCOUNT,
  DEMO_COLLEAGUES,
  KNOWN_ACCOUNTS,
  PLATFORM_ACCOUNT,
  type Account,
} from '../auth/index.js';
import { DemoData } from './demo-data.js';

/** Demo business with its users, and the platform administrator, all with public passwords. */
@Injectable()
export class DemoAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly demoData: DemoData,
    private readonly config: Config,
  ) {}

  /** Locks the demo accounts, whose passwords are public, where demo mode is off. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoMode) return;
    for (const account of KNOWN_ACCOUNTS) await this.accounts.lock(account);
  }

  /** Each is made once; answers whether the demo's business was made now. */
  async createMissing(timeZone: string): Promise<boolean> {
    if (!(await this.accounts.unlock(PLATFORM_ACCOUNT))) {
      await this.accounts.open({ ...PLATFORM_ACCOUNT, timeZone, emailConfirmed: true });
    }
    for (const colleague of DEMO_COLLEAGUES) await this.accounts.unlock(colleague);
    if (await this.accounts.unlock(DEMO_ACCOUNT)) return false;
    const demo = { ...DEMO_ACCOUNT, timeZone, emailConfirmed: true };
    const business = await this.accounts.open(demo);
    await this.demoData.fill(business);
    await this.addColleagues(business);
    return true;
  }

  /** Puts each technician on a van. The one on the second van also works in the bay. */
  private async addColleagues(business: Account): Promise<void> {
    const technicians: string[] = [];
    for (const colleague of DEMO_COLLEAGUES) {
      const { userId } = await this.accounts.addColleague(business, colleague);
      if (colleague.role === 'technician') technicians.push(userId);
    }
    await this.demoData.putOnCrews(business, technicians);
  }
}
