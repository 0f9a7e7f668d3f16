import { Button, Dialog, type ButtonProps } from '@clearcoat/ui/core';
import styles from './ChoiceDialog.module.css';

interface OneChoice extends Pick<ButtonProps, 'icon' | 'variant'> {
  label: string;
  onChoose: () => void;
}

interface ChoiceDialogProps {
  title: string;
  choices: readonly OneChoice[];
  open: boolean;
  onClose: () => void;
}

/** Dialog with one button for each choice; a choice closes it. */
export function ChoiceDialog({ title, choices, open, onClose }: ChoiceDialogProps) {
  return (
    <Dialog kind="question" width={400} {...{ title, open, onClose }}>
      <div className={styles.choices}>
        {choices.map(({ label, onChoose, ...look }) => (
          <Button
            key={label}
            block
            {...look}
            onClick={() => {
              onClose();
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
