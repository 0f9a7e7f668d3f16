import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { Button, toastError } from '@clearcoat/ui/core';
import {
  Form,
  FormFoot,
  FormItem,
  Input,
  TextArea,
  useSaveForm,
  useWatch,
  type FormInDialog,
} from '@clearcoat/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Preview } from './Preview';
import { PlaceholderButtons } from './PlaceholderButtons';
import {
  resetTemplate,
  saveTemplate,
  templatesQuery,
  type MessageTemplate,
  type TemplateText,
} from './templates-api';
import { useInsert } from './use-insert';
import { nameOf } from './words';

const LABELS: Record<keyof TemplateText, string> = { subject: 'Subject', body: 'Text' };

const toValues = ({ own, builtIn }: MessageTemplate): TemplateText => own ?? builtIn;

interface TextFormProps {
  template: MessageTemplate;
  dialog: FormInDialog;
}

/** Goes back to the built-in text, with Undo. */
function useReset({ template, dialog }: TextFormProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(templatesQuery());
  const putBack = ({ own }: MessageTemplate) =>
    own &&
    saveTemplate(template, own)
      .then(refresh)
      .catch((error: unknown) => toastError(error, 'Your text could not be put back.'));
  return useMutation({
    mutationFn: () => resetTemplate(template),
    onSuccess: () => {
      dialog.close();
      toast({
        ...{ title: 'Back to the built-in text', description: nameOf(template) },
        action: { label: 'Undo', onClick: () => void putBack(template) },
      });
      void refresh();
    },
    onError: (error) => toastError(error, 'That did not work. Please try again.'),
  });
}

/** Form of one text, with a live preview. */
export function TextForm({ template, dialog }: TextFormProps) {
  const client = useQueryClient();
  const reset = useReset({ template, dialog });
  const insert = useInsert();
  const { form, formProps, outcome, notice, isSaving } = useSaveForm<
    TemplateText,
    MessageTemplate,
    MessageTemplate
  >({
    save: (text, { version }) => saveTemplate(template, text, version),
    conflict: { stored: template, toValues, labels: LABELS },
    onDirtyChange: dialog.onDirtyChange,
    onSaved: () => {
      dialog.close();
      toast({ title: 'Text saved', description: nameOf(template) });
      void client.invalidateQueries(templatesQuery());
    },
    failureText: (error) => errorText(error, 'Failed to save the text. Please try again.'),
  });
  const text = { ...toValues(template), ...(useWatch([], form) as Partial<TemplateText>) };
  return (
    <Form {...formProps} initialValues={toValues(template)} busy={isSaving}>
      <div {...insert.fieldsProps}>
        {template.channel === 'email' && (
          <FormItem
            name="subject"
            label={LABELS.subject}
            required
            rules={[{ required: true, whitespace: true, message: 'Please enter a subject' }]}
          >
            <Input maxLength={200} autoComplete="off" />
          </FormItem>
        )}
        <FormItem
          name="body"
          label={LABELS.body}
          required
          rules={[{ required: true, whitespace: true, message: 'Please enter a text' }]}
        >
          <TextArea rows={5} maxLength={1000} lang={template.language} />
        </FormItem>
      </div>
      <PlaceholderButtons names={template.placeholders} onInsert={insert.insert} />
      <Preview template={template} text={text} form={form} />
      <FormFoot notice={notice} outcome={outcome}>
        {template.own && (
          <Button loading={reset.isPending} onClick={() => reset.mutate()}>
            Back to the Built-in Text
          </Button>
        )}
        <Button onClick={dialog.cancel}>Cancel</Button>
        <Button variant="primary" htmlType="submit" loading={isSaving}>
          Save Text
        </Button>
      </FormFoot>
    </Form>
  );
}
