import { IS_MOBILE, jobAt as filter } from '../filters/job-at.js';
import type { Group } from '../definitions.js';

export const jobAt: Group = {
  name: 'job_at',
  words: {
    en: 'shop or mobile|mobile or shop|by place of work|shop and mobile|mobile and shop',
    es: 'taller o domicilio|domicilio o taller',
  },
  title: { en: "at the shop or at the customer's", es: 'en el taller o a domicilio' },
  rows: ['jobs'],
  needs: ['appointments:read'],
  sql: () => `case when ${IS_MOBILE} then 'mobile' else 'shop' end`,
  said: (key, language) => filter.said([key], language, false),
};
