import { lazyPage, type SlotProps } from '@clearcoat/sdk';
import { AskedContext } from './asked';

const dialog = lazyPage(() => import('./NewContactDialog'), <></>);

/** Adds a contact over another remote's page; the dialog's code is fetched when it is asked for. */
export const NewContact = (props: SlotProps['appointments.newCustomer']) => (
  <AskedContext value={props}>{dialog}</AskedContext>
);
