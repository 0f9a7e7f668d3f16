import type { Role } from '../../platform/tenancy/roles.js';
import { emailKey } from '../../platform/validation/email-key.js';

/** Demo account with a public password. */
export const DEMO_ACCOUNT = {
  firstName: 'Sam',
  lastName: 'Rivera',
  email: 'demo@clearcoat.example',
  password: 'clearcoat-demo',
  businessName: 'Harbor Street Detailing',
  phone: '(555) 010-0100',
  plan: 'professional',
} as const;

interface DemoColleague {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: Role;
}

/** Colleagues at the demo business: one in the office, and one on each van. */
export const DEMO_COLLEAGUES: readonly DemoColleague[] = [
  {
    ...{ firstName: 'Kim', lastName: 'Lo', role: 'staff' },
    ...{ email: 'office@clearcoat.example', password: DEMO_ACCOUNT.password },
  },
  {
    ...{ firstName: 'Jordan', lastName: 'Ellis', role: 'technician' },
    ...{ email: 'van1@clearcoat.example', password: DEMO_ACCOUNT.password },
  },
  {
    ...{ firstName: 'Priya', lastName: 'Nair', role: 'technician' },
    ...{ email: 'van2@clearcoat.example', password: DEMO_ACCOUNT.password },
  },
];

export const PLATFORM_ACCOUNT = {
  firstName: 'Alex',
  lastName: 'Moreno',
  email: 'platform@clearcoat.example',
  password: 'clearcoat-platform',
  businessName: 'Clearcoat',
  plan: 'professional',
  isPlatformAdmin: true,
} as const;

/** All accounts with public passwords. They are locked when demo mode is off. */
export const KNOWN_ACCOUNTS = [PLATFORM_ACCOUNT, DEMO_ACCOUNT, ...DEMO_COLLEAGUES];

const ADDRESSES: string[] = KNOWN_ACCOUNTS.map(({ email }) => email);

export const isDemoAddress = (email: string) => ADDRESSES.includes(emailKey(email));
