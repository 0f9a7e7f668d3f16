import type { SlotProps } from '@clearcoat/sdk';
import { createContext, use } from 'react';

type Asked = SlotProps['appointments.newCustomer'];

/** What the page that a new contact is added over asked for. */
export const AskedContext = createContext<Asked | null>(null);

export function useAsked(): Asked {
  const asked = use(AskedContext);
  if (!asked) throw new Error('NewContactDialog stands in NewContact.');
  return asked;
}
