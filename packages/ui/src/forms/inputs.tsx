import { textKey } from '@clearcoat/sdk/rules';
import {
  Checkbox as AntCheckbox,
  Input as AntInput,
  InputNumber,
  Select as AntSelect,
  Switch as AntSwitch,
  type CheckboxProps,
  type InputNumberProps,
  type InputProps as AntInputProps,
  type SelectProps as AntSelectProps,
  type SwitchProps,
} from 'antd';
import type { TextAreaProps } from 'antd/es/input';
import { usePrinting } from '../device/use-printing';
import { Icon } from '../icons';
import styles from './inputs.module.css';
import { SelectPopup } from './SelectPopup';

export type InputProps = Omit<AntInputProps, 'size' | 'variant' | 'addonBefore' | 'addonAfter'>;

/** One line of text. @example <Input type="email" autoComplete="email" /> */
export function Input(props: InputProps) {
  return <AntInput {...props} />;
}

/** Several lines of text. Prints as text, or as empty ruled lines to write on. @example <TextArea rows={4} /> */
export function TextArea(props: TextAreaProps) {
  const isPrinting = usePrinting();
  return (
    <>
      <AntInput.TextArea {...props} data-print={isPrinting ? 'no' : undefined} />
      {isPrinting && <p className={styles.paper}>{props.value}</p>}
    </>
  );
}

/** A whole or decimal number. @example <NumberInput min={1} max={168} suffix="hours" /> */
export function NumberInput(props: InputNumberProps<number>) {
  return <InputNumber<number> {...props} style={{ width: '100%' }} />;
}

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = Omit<
  AntSelectProps<string, SelectOption>,
  'size' | 'variant' | 'virtual' | 'mode'
>;

/** Matches the value, or a text label, ignoring accents and case. */
const isFound = (typed: string, option?: SelectOption) =>
  [option?.value, option?.label].some(
    (text) => typeof text === 'string' && textKey(text).includes(textKey(typed)),
  );

/**
 * A select. With `showSearch` it can be filtered; every option is in the document, so that screen
 * readers can count them.
 *
 * @example <Select options={[{ value: 's1', label: 'Full Detail' }]} />
 */
export function Select({ popupRender, ...props }: SelectProps) {
  return (
    <AntSelect<string, SelectOption>
      suffixIcon={<Icon name="chevron-down" size={18} />}
      filterOption={isFound}
      {...props}
      popupRender={(list) => <SelectPopup>{popupRender?.(list) ?? list}</SelectPopup>}
      virtual={false}
    />
  );
}

/**
 * A switch with immediate effect. In a FormItem: `valuePropName="checked"`. @example <Switch
 * checked={on} onChange={setOn} />
 */
export function Switch(props: Omit<SwitchProps, 'size'>) {
  return <AntSwitch {...props} />;
}

/** Yes or no. In a FormItem: `valuePropName="checked"`. @example <Checkbox>Keep me signed in</Checkbox> */
export function Checkbox(props: CheckboxProps) {
  return <AntCheckbox {...props} />;
}
