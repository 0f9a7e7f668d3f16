import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type MessageTemplate = Schema<'MessageTemplate'>;
export type TemplateText = Schema<'TemplateText'>;
export type TemplatePreview = Schema<'TemplatePreview'>;
type TemplateKey = Pick<MessageTemplate, 'occasion' | 'channel' | 'language'>;

const TEMPLATES = [...queryKeys.settings(), 'templates'] as const;

/** Texts of all occasions, channels and languages. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: TEMPLATES,
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.MessageTemplate), api.GET('/api/messages/templates', { signal })),
  });

const keyOf = ({ occasion, channel, language }: TemplateKey) => ({ occasion, channel, language });

/** The text of an input. A text message has no subject. */
const bodyOf = ({ channel }: TemplateKey, { subject, body }: TemplateText) =>
  channel === 'email' ? { subject, body } : { body };

/** @param version - Default: the last save wins */
export const saveTemplate = (key: TemplateKey, text: TemplateText, version?: number) =>
  callAs(
    shapes.MessageTemplate,
    api.PUT('/api/messages/templates/{occasion}/{channel}/{language}', {
      ...{ params: { path: keyOf(key) }, body: bodyOf(key, text) },
      headers: ifMatch(version),
    }),
  );

/** Goes back to the built-in text. */
export const resetTemplate = (key: TemplateKey) =>
  callAs(
    shapes.MessageTemplate,
    api.DELETE('/api/messages/templates/{occasion}/{channel}/{language}', {
      params: { path: keyOf(key) },
    }),
  );

/** A text with the facts of the next appointment. */
export const previewQuery = (key: TemplateKey, text: TemplateText) =>
  queryOptions({
    queryKey: [...TEMPLATES, 'preview', keyOf(key), text],
    queryFn: ({ signal }) =>
      callAs(
        shapes.TemplatePreview,
        api.POST('/api/messages/templates/preview', {
          ...{ body: { ...keyOf(key), ...bodyOf(key, text) }, signal },
        }),
      ),
    enabled: text.body.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
