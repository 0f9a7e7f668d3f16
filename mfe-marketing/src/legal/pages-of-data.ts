import CookiePolicyPage from './CookiePolicyPage';
import PrivacyPage from './PrivacyPage';

/** As lazily loaded modules would be. */
export const privacy = { default: PrivacyPage };
export const cookies = { default: CookiePolicyPage };
