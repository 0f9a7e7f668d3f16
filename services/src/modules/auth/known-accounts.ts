import { emailKey } from '../../platform/validation/email-key.js';

/** Everybody knows how to sign in with these. */
export const DEMO_ACCOUNT = {
  firstName: 'Sam',
  lastName: 'Rivera',
  email: 'demo@clearcoat.example',
  password: 'clearcoat-demo',
  businessName: 'Harbor Street Detailing',
  phone: '(555) 010-0100',
  plan: 'professional',
} as const;

export const PLATFORM_ACCOUNT = {
  firstName: 'Alex',
  lastName: 'Moreno',
  email: 'platform@clearcoat.example',
  password: 'clearcoat-platform',
  businessName: 'Clearcoat',
  plan: 'professional',
  isPlatformAdmin: true,
} as const;

const ADDRESSES: string[] = [DEMO_ACCOUNT.email, PLATFORM_ACCOUNT.email];

export const isDemoAddress = (email: string) => ADDRESSES.includes(emailKey(email));
