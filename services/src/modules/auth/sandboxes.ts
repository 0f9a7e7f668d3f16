import { Injectable } from '@nestjs/common';
import { DemoData } from '../demo/index.js';
import { Accounts, type Account } from './accounts.js';
import { Throttle } from './throttle.js';

const DEMO_ACCOUNT = {
  firstName: 'Sam',
  lastName: 'Rivera',
  email: 'demo@clearcoat.example',
  password: 'clearcoat-demo',
  businessName: 'Harbor Street Detailing',
  phone: '(555) 010-0100',
  plan: 'professional',
} as const;

const PLATFORM_ACCOUNT = {
  firstName: 'Alex',
  lastName: 'Moreno',
  email: 'platform@clearcoat.example',
  password: 'clearcoat-platform',
  businessName: 'Clearcoat',
  plan: 'professional',
  isPlatformAdmin: true,
} as const;

/** Businesses with sample data: the demo's, and a sandbox for whoever tries the product. */
@Injectable()
export class Sandboxes {
  constructor(
    private readonly accounts: Accounts,
    private readonly demoData: DemoData,
    private readonly throttle: Throttle,
  ) {}

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
    });
    await this.demoData.fill(account);
    return account;
  }

  /** The demo's accounts, each made once; answers whether its business was made now. */
  async ensureDemo(timeZone: string): Promise<boolean> {
    if (!(await this.accounts.find(PLATFORM_ACCOUNT.email))) {
      await this.accounts.open({ ...PLATFORM_ACCOUNT, timeZone });
    }
    if (await this.accounts.find(DEMO_ACCOUNT.email)) return false;
    await this.demoData.fill(await this.accounts.open({ ...DEMO_ACCOUNT, timeZone }));
    return true;
  }
}

/** 'dana.reyes@example.com' is greeted as Dana. */
function nameFrom(email: string): string {
  const [word = ''] = email.split(/[^\p{L}]/u, 1);
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
