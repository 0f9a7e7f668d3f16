import { FormItem, Switch } from '@clearcoat/ui/forms';
import { useId } from 'react';
import styles from './SwitchSetting.module.css';

interface Props {
  name: string;
  label: string;
  /** Effect of the switch, or why it is disabled. */
  hint: string;
  /** Default: false. */
  disabled?: boolean;
  onChange?: (on: boolean) => void;
}

/** A form switch with its label and hint. */
export function SwitchSetting({ name, label, hint, ...control }: Props) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      <FormItem name={name} valuePropName="checked" className={styles.control}>
        <Switch id={id} aria-describedby={`${id}-hint`} {...control} />
      </FormItem>
    </div>
  );
}
