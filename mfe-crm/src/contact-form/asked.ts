import type { SlotProps } from '@clearcoat/sdk';
import { createContext, use } from 'react';

type Asked = SlotProps['appointments.newCustomer'];

/** Slot props of the page that opened the dialog. */
export const AskedContext = createContext<Asked | null>(null);

export function useAsked(): Asked {
  const asked = use(AskedContext);
  if (!asked) throw new Error('NewContactDialog stands in NewContact.');
  return asked;
}
