import { lazyPage, type SlotProps } from '@clearcoat/sdk';
import { createContext, use } from 'react';

type NewContactProps = SlotProps['appointments.newCustomer'];

const Asked = createContext<NewContactProps | null>(null);

/** What was asked of the dialog by the page it stands over. */
export function useAsked(): NewContactProps {
  const asked = use(Asked);
  if (!asked) throw new Error('NewContactDialog stands in NewContact.');
  return asked;
}

const dialog = lazyPage(() => import('./NewContactDialog'), <></>);

/** Adds a contact over another remote's page; the dialog's code is fetched when it is asked for. */
export const NewContact = (props: NewContactProps) => <Asked value={props}>{dialog}</Asked>;
