import { FormItem, Switch } from '@clearcoat/ui/forms';
import { useId } from 'react';
import styles from './SwitchSetting.module.css';

interface Props {
  name: string;
  label: string;
  /** What the switch does, or why it cannot be used now. */
  hint: string;
  /** Default: false. */
  disabled?: boolean;
  onChange?: (on: boolean) => void;
}

/** A switch of a form, with its words beside it. */
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
