import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { DemoData } from '../demo/index.js';
import { Accounts, type Account } from './accounts.js';
import { DEMO_ACCOUNT, PLATFORM_ACCOUNT } from './demo-accounts.js';
import { Throttle } from './throttle.js';

/** Businesses with sample data: the demo's, and a sandbox for whoever tries the product. */
@Injectable()
export class Sandboxes implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly demoData: DemoData,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  /** What everyone knows the password of opens nothing where demo mode is off. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoMode) return;
    for (const account of [PLATFORM_ACCOUNT, DEMO_ACCOUNT]) await this.accounts.lock(account);
  }

  /** For an e-mail address nobody has: a business of its own, full of sample data, for a day. */
  async open(email: string, password: string, address: string): Promise<Account> {
    await this.throttle.admitSandbox(address);
    await this.accounts.purgeSandboxes();
    const account = await this.accounts.open({
      firstName: nameFrom(email),
      lastName: '',
      email,
      password,
      businessName: DEMO_ACCOUNT.businessName,
      sandbox: true,
      emailConfirmed: true,
    });
    await this.demoData.fill(account);
    return account;
  }

  /** The demo's accounts, each made once; answers whether its business was made now. */
  async ensureDemo(timeZone: string): Promise<boolean> {
    if (!(await this.accounts.unlock(PLATFORM_ACCOUNT))) {
      await this.accounts.open({ ...PLATFORM_ACCOUNT, timeZone, emailConfirmed: true });
    }
    if (await this.accounts.unlock(DEMO_ACCOUNT)) return false;
    const demo = { ...DEMO_ACCOUNT, timeZone, emailConfirmed: true };
    await this.demoData.fill(await this.accounts.open(demo));
    return true;
  }
}

/** 'dana.reyes@example.com' is greeted as Dana. */
function nameFrom(email: string): string {
  const [word = ''] = email.split(/[^\p{L}]/u, 1);
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
