import SmsConsentPage from './SmsConsentPage';
import TermsPage from './TermsPage';

/** As lazily loaded modules would be. */
export const terms = { default: TermsPage };
export const smsConsent = { default: SmsConsentPage };
