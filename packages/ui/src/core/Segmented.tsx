import { Segmented as AntSegmented } from 'antd';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Label for screen readers. */
  label: string;
  /** `short` is used in narrow layouts, on a phone. */
  options: readonly { value: Value; label: string; short?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
}

/** Both texts are rendered; CSS shows one, and screen readers hear the long one. */
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
 * A visible choice between a few options.
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
