import type { ComponentProps } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import styles from './cards.module.css';

/** The device's own select, with the arrow of our other controls. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...props} />
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
