import CookiePolicyPage from './CookiePolicyPage';
import PrivacyPage from './PrivacyPage';

/** Default exports for `lazyPage`. */
export const privacy = { default: PrivacyPage };
export const cookies = { default: CookiePolicyPage };
