import { lazyPage, type SlotProps } from '@clearcoat/sdk';
import { AskedContext } from './asked';

const dialog = lazyPage(() => import('./NewContactDialog'), <></>);

/** Dialog slot that adds a contact from another remote's page; its code loads on first use. */
export const NewContact = (props: SlotProps['appointments.newCustomer']) => (
  <AskedContext value={props}>{dialog}</AskedContext>
);
