import type { Contact } from '../shared/contacts-api';

/** Where a customer's page is. @example contactPath({ id: 'c1' }) // '/contacts/c1' */
export const contactPath = ({ id }: Pick<Contact, 'id'>): string =>
  `/contacts/${encodeURIComponent(id)}`;
