/** Fields of public pages, without antd. Separate, so that pages without a form load none. */
export { Tabs, type TabItem, type TabsProps } from './Tabs';
export { PasswordField, TextField, type TextFieldProps } from './TextField';
