import { useDebounced } from '@clearcoat/ui/core';
import type { FormInstance } from '@clearcoat/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './MessageTexts.module.css';
import {
  previewQuery,
  type MessageTemplate,
  type TemplatePreview,
  type TemplateText,
} from './templates-api';
import { lengthText } from './words';

interface PreviewProps {
  template: MessageTemplate;
  text: TemplateText;
  /** Gets what is wrong with the text, below its fields. */
  form: FormInstance<TemplateText>;
}

const SHORTER = 'With emoji or letters such as á, a text message has room for 70 characters.';

const NAMES = ['subject', 'body'] as const;

/** Shows problems below their fields without moving the focus, since somebody is typing. */
function useShownProblems(
  form: FormInstance<TemplateText>,
  problems: TemplatePreview['problems'] | undefined,
) {
  useEffect(() => {
    if (!problems) return;
    form.setFields(
      NAMES.filter((name) => problems[name]).map((name) => ({ name, errors: [problems[name]] })),
    );
  }, [form, problems]);
}

function whoseText({ appointment }: TemplatePreview): string {
  if (!appointment) return 'No job is coming up, so this one is made up.';
  return `As ${appointment.customer} gets it for the next job, ${appointment.service}.`;
}

/** The text as the customer of the next job gets it. */
export function Preview({ template, text, form }: PreviewProps) {
  const asked = { subject: useDebounced(text.subject), body: useDebounced(text.body) };
  const { data, isError } = useQuery(previewQuery(template, asked));
  useShownProblems(form, data?.problems);
  return (
    <section aria-label="Preview" className={styles.preview} data-channel={template.channel}>
      {data?.subject && <p className={styles.subject}>{data.subject}</p>}
      <p className={styles.text} lang={template.language}>
        {data?.text}
      </p>
      <div className={styles.facts}>
        {data && template.channel === 'sms' && (
          <p>
            <strong>{lengthText(data)}</strong>
            {data.encoding === 'UCS-2' && ` ${SHORTER}`}
          </p>
        )}
        <p>{isError ? 'The preview could not be loaded.' : data && whoseText(data)}</p>
      </div>
    </section>
  );
}
