import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Accounts, DEMO_ACCOUNT, Newcomers, Throttle, type Account } from '../auth/index.js';
import { DemoData } from './demo-data.js';

/** Demo mode: everybody who tries the product gets a sandbox with sample data for a day. */
@Injectable()
export class Sandboxes implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly newcomers: Newcomers,
    private readonly demoData: DemoData,
    private readonly throttle: Throttle,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (!this.config.demoMode) return;
    this.newcomers.handle(({ email, password, address }) => this.open(email, password, address));
  }

  private async open(email: string, password: string, address: string): Promise<Account> {
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
    // The visitor is on every crew, so that the technician's view has data as well.
    await this.demoData.putOnCrews(account, [account.userId]);
    return account;
  }
}

/** First name from an address: 'Dana' for 'dana.reyes@example.com'. */
function nameFrom(email: string): string {
  const [word = ''] = email.split(/[^\p{L}]/u, 1);
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
