import { Segmented as AntSegmented } from 'antd';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
}

/**
 * A choice of a few, all in sight.
 *
 * @example <Segmented label="Chart type" options={chartTypes} value={type} onChange={setType} />
 */
export function Segmented<Value extends string>({
  label,
  options,
  ...rest
}: SegmentedProps<Value>) {
  return (
    <AntSegmented<Value>
      {...rest}
      options={[...options]}
      aria-label={label}
      classNames={{ root: styles.segmented, item: styles.item, label: styles.label }}
    />
  );
}
