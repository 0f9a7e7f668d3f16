import { Form as AntForm, type FormItemProps as AntFormItemProps } from 'antd';

export type FormItemProps = Pick<
  AntFormItemProps,
  | 'name'
  | 'label'
  | 'rules'
  | 'children'
  | 'dependencies'
  | 'valuePropName'
  | 'help'
  | 'extra'
  | 'validateStatus'
  | 'hidden'
  | 'className'
> & {
  /** Tells assistive technology that the field must be filled (`aria-required`). */
  required?: boolean;
};

/**
 * A labelled field. The label's text is the control's accessible name, to the letter.
 *
 * @example <FormItem name="phone" label="Phone Number" required><Input type="tel" /></FormItem>
 */
export function FormItem(props: FormItemProps) {
  return <AntForm.Item {...props} validateTrigger="onBlur" />;
}
