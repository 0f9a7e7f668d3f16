import { Segmented } from '@clearcoat/ui/core';
import { FormDialog, useUnsavedForm, type FormInDialog } from '@clearcoat/ui/forms';
import { useState } from 'react';
import styles from './MessageTexts.module.css';
import { TextForm } from './TextForm';
import type { MessageTemplate } from './templates-api';
import { CHANNELS, LANGUAGES, OCCASIONS } from './words';

interface TextDialogProps {
  open: boolean;
  occasion: MessageTemplate['occasion'];
  templates: readonly MessageTemplate[];
  onClose: () => void;
}

type EditorProps = Pick<TextDialogProps, 'occasion' | 'templates'> & { dialog: FormInDialog };

/** One text at a time, by channel and language. Asks before a switch loses input. */
function Editor({ occasion, templates, dialog }: EditorProps) {
  const [channel, setChannel] = useState<MessageTemplate['channel']>('sms');
  const [language, setLanguage] = useState<MessageTemplate['language']>('en');
  const [isDirty, setIsDirty] = useState(false);
  const discard = useUnsavedForm(false);
  const template = templates.find(
    (each) => each.occasion === occasion && each.channel === channel && each.language === language,
  );
  const onDirtyChange = (dirty: boolean) => {
    setIsDirty(dirty);
    dialog.onDirtyChange(dirty);
  };
  const leave = async (choose: () => void) => {
    if (isDirty && !(await discard())) return;
    onDirtyChange(false);
    choose();
  };
  return (
    <>
      <div className={styles.choices}>
        <Segmented
          label="Channel"
          options={CHANNELS}
          value={channel}
          onChange={(value) => void leave(() => setChannel(value))}
        />
        <Segmented
          label="Language"
          options={LANGUAGES}
          value={language}
          onChange={(value) => void leave(() => setLanguage(value))}
        />
      </div>
      {template && (
        <TextForm
          key={`${channel} ${language}`}
          template={template}
          dialog={{ ...dialog, onDirtyChange }}
        />
      )}
    </>
  );
}

/** Editor for the texts of an occasion. */
export function TextDialog({ open, occasion, templates, onClose }: TextDialogProps) {
  return (
    <FormDialog open={open} title={`Message Text: ${OCCASIONS[occasion].label}`} onClose={onClose}>
      {(dialog) => <Editor occasion={occasion} templates={templates} dialog={dialog} />}
    </FormDialog>
  );
}
