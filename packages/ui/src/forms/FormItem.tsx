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
  /** Sets `aria-required`. */
  required?: boolean;
};

/**
 * A labelled field. The label's text is exactly the control's accessible name.
 *
 * @example <FormItem name="phone" label="Phone Number" required><Input type="tel" /></FormItem>
 */
export function FormItem(props: FormItemProps) {
  return <AntForm.Item {...props} validateTrigger="onBlur" />;
}
