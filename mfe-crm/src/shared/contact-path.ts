import type { Contact } from './contacts-api';

/** Address of a customer's page. @example contactPath({ id: 'c1' }) // '/contacts/c1' */
export const contactPath = ({ id }: Pick<Contact, 'id'>): string =>
  `/contacts/${encodeURIComponent(id)}`;
