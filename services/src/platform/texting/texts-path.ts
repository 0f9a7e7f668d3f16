/** Route that the provider of text messages calls. */
export const TEXTS_PATH = '/api/webhooks/texts';
