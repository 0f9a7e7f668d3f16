export { ContactEntity } from './contact.entity.js';
export type { ContactValues } from './contact.fields.js';
export { insertContacts, type NewContact } from './contacts.queries.js';
export { ContactsService } from './contacts.service.js';
export { CrmModule } from './crm.module.js';
export { Erasure } from './erasure.js';
export { Contact } from './dto/contact.dto.js';
export { ExportsService } from './exports/exports.service.js';
export { ImportsService } from './imports/imports.service.js';
