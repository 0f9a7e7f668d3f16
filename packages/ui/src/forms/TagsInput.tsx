import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import { SelectPopup } from './SelectPopup';

export interface TagsInputProps extends Omit<
  AntSelectProps<string[]>,
  'mode' | 'size' | 'variant' | 'options' | 'virtual'
> {
  /** Suggestions while typing. Default: none. */
  suggestions?: readonly string[];
}

/**
 * Several custom words: Enter or a comma ends one.
 *
 * @example <FormItem name="tags" label="Tags (Optional)"><TagsInput suggestions={['Fleet', 'VIP']} /></FormItem>
 */
export function TagsInput({ suggestions = [], ...rest }: TagsInputProps) {
  return (
    <AntSelect<string[]>
      {...rest}
      mode="tags"
      tokenSeparators={[',']}
      options={suggestions.map((word) => ({ value: word, label: word }))}
      open={suggestions.length > 0 ? undefined : false}
      suffixIcon={null}
      virtual={false}
      popupRender={(list) => <SelectPopup>{list}</SelectPopup>}
    />
  );
}
