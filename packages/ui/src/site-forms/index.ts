export { Tabs, type TabItem, type TabsProps } from './Tabs';
export { PasswordField, TextField, type TextFieldProps } from './TextField';
