import { Input as AntInput } from 'antd';
import { useState } from 'react';
import type { InputProps } from './inputs';
import styles from './forms.module.css';

/**
 * A password field with a toggle. The button reads just 'Show', so that only the field matches its
 * label.
 *
 * @example <PasswordInput autoComplete="current-password" />
 */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <AntInput
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
