import { Input as AntInput } from 'antd';
import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type { InputProps } from './inputs';

export interface MoneyInputProps extends Omit<
  InputProps,
  'value' | 'onChange' | 'type' | 'prefix'
> {
  /** Dollars as text, '249.99'; '' means that no price was entered. */
  value?: string;
  onChange?: (value: string) => void;
}

/** '1200.5' → '1,200.50'; an invalid amount stays as typed. */
export function normalizeMoney(text: string): string {
  const amount = parseMoney(text);
  return !Number.isFinite(amount) || amount < 0 ? text.trim() : moneyText(amount);
}

/**
 * An amount of dollars, kept as typed text and formatted with two decimals on blur.
 *
 * @example <FormItem name="price" label="Price (Optional)"><MoneyInput /></FormItem>
 */
export function MoneyInput({ value = '', onChange, onBlur, ...rest }: MoneyInputProps) {
  return (
    <AntInput
      {...rest}
      value={value}
      inputMode="decimal"
      prefix="$"
      autoComplete="off"
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={(event) => {
        const normal = normalizeMoney(value);
        if (normal !== value) onChange?.(normal);
        onBlur?.(event);
      }}
    />
  );
}
