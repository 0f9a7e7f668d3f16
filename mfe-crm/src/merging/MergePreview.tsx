import { formatPhone } from '@clearcoat/sdk';
import { Alert, ErrorState, SkeletonForm } from '@clearcoat/ui/core';
import { FormItem, RadioGroup, useFormInstance } from '@clearcoat/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contactQuery, type Contact } from '../shared/contacts-api';
import {
  CHOICES,
  comesAlong,
  LABELS,
  optionsOf,
  suggested,
  type Choice,
  type MergeFormValues,
} from './merge-form';
import styles from './MergePreview.module.css';

const shown = (choice: Choice, text: string) => (choice === 'phone' ? formatPhone(text) : text);

interface ChoosingProps {
  choice: Choice;
  kept: Contact;
  other: Contact;
}

function Choosing({ choice, kept, other }: ChoosingProps) {
  const options = optionsOf(choice, kept, other);
  // A field without a choice is submitted hidden.
  if (options.length < 2) {
    return (
      <FormItem name={choice} hidden>
        <input type="hidden" />
      </FormItem>
    );
  }
  return (
    <FormItem name={choice} label={LABELS[choice]}>
      <RadioGroup
        aria-label={LABELS[choice]}
        options={options.map((text) => ({
          value: text,
          label: <span className={styles.text}>{shown(choice, text)}</span>,
        }))}
      />
    </FormItem>
  );
}

interface MergePreviewProps {
  kept: Contact;
  otherId: string;
}

/** Preview of the merged contact. */
export function MergePreview({ kept, otherId }: MergePreviewProps) {
  const form = useFormInstance<MergeFormValues>();
  const { data: other, error, refetch } = useQuery(contactQuery(otherId));
  useEffect(() => {
    if (other) form.setFieldsValue(suggested(kept, other));
  }, [form, kept, other]);

  if (!other && error) {
    return (
      <ErrorState
        title="Couldn't load this customer"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!other) return <SkeletonForm label="Loading customer..." fields={2} />;
  return (
    <>
      {CHOICES.map((choice) => (
        <Choosing key={choice} choice={choice} kept={kept} other={other} />
      ))}
      <div className={styles.along}>
        <Alert type="info" title={comesAlong(other)}>
          {other.name} leaves your contacts. This cannot be undone.
        </Alert>
      </div>
    </>
  );
}
