export { ContactEntity } from './contact.entity.js';
export { ContactsService } from './contacts.service.js';
export { CrmModule } from './crm.module.js';
export { Contact } from './dto/contact.dto.js';
