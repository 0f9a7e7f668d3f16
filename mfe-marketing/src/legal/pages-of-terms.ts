import SmsConsentPage from './SmsConsentPage';
import TermsPage from './TermsPage';

/** Default exports for `lazyPage`. */
export const terms = { default: TermsPage };
export const smsConsent = { default: SmsConsentPage };
