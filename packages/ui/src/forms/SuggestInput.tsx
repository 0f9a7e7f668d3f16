import { textKey } from '@clearcoat/sdk/rules';
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { SelectPopup } from './SelectPopup';

export interface SuggestInputProps extends Pick<
  AutoCompleteProps<string>,
  'id' | 'value' | 'onChange' | 'onBlur' | 'disabled' | 'placeholder' | 'aria-describedby'
> {
  /** All suggestions; the typed text filters them. */
  suggestions: readonly string[];
}

/** Key that finds 'F-150' by 'f1'. */
const looseKey = (text: string) => textKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * One line of text with suggestions; any other text is allowed too.
 *
 * @example <FormItem name="make" label="Make"><SuggestInput suggestions={['Ford', 'Honda']} /></FormItem>
 */
export function SuggestInput({ suggestions, ...rest }: SuggestInputProps) {
  return (
    <AutoComplete<string>
      {...rest}
      options={suggestions.map((value) => ({ value }))}
      showSearch={{
        filterOption: (typed, option) =>
          looseKey(String(option?.value ?? '')).includes(looseKey(typed)),
      }}
      defaultActiveFirstOption={false}
      virtual={false}
      popupRender={(list) => <SelectPopup>{list}</SelectPopup>}
    />
  );
}
