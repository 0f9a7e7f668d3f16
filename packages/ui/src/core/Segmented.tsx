import { Segmented as AntSegmented } from 'antd';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  /** `short` is what shows where there is no room, on a phone. */
  options: readonly { value: Value; label: string; short?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
}

/** Both are there; which of them is seen is a matter of room, and only the words are heard. */
function Words({ words, short }: { words: string; short: string }) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
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
      options={options.map(({ value, label: words, short }) => ({
        value,
        label: short ? <Words words={words} short={short} /> : words,
      }))}
      aria-label={label}
      classNames={{ root: styles.segmented, item: styles.item, label: styles.label }}
    />
  );
}
