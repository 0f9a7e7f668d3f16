import { Foundation1795219200000 } from './0001-foundation.js';
import { Marketing1795305600000 } from './0002-marketing.js';
import { Accounts1795392000000 } from './0003-accounts.js';
import { Mail1795478400000 } from './0004-mail.js';
import { NewsletterAndCareers1795564800000 } from './0005-newsletter-and-careers.js';
import { Notifications1795651200000 } from './0006-notifications.js';
import { Imports1795737600000 } from './0007-imports.js';
import { Leaving1795824000000 } from './0008-leaving.js';
import { Assistant1795910400000 } from './0009-assistant.js';
import { Audit1795996800000 } from './0010-audit.js';
import { ClientReports1796083200000 } from './0011-client-reports.js';
import { Security1796169600000 } from './0012-security.js';
import { Trust1796256000000 } from './0013-trust.js';

/** In the order they run. */
export const MIGRATIONS = [
  Foundation1795219200000,
  Marketing1795305600000,
  Accounts1795392000000,
  Mail1795478400000,
  NewsletterAndCareers1795564800000,
  Notifications1795651200000,
  Imports1795737600000,
  Leaving1795824000000,
  Assistant1795910400000,
  Audit1795996800000,
  ClientReports1796083200000,
  Security1796169600000,
  Trust1796256000000,
];
