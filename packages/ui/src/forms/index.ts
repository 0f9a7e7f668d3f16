export { applyFieldErrors } from './apply-field-errors';
export { ConflictNotice, type ConflictField, type ConflictNoticeProps } from './ConflictNotice';
export { Form, useForm, useWatch, type FormInstance, type FormProps } from './Form';
export { FormItem, type FormItemProps } from './FormItem';
export {
  Checkbox,
  Input,
  NumberInput,
  Select,
  Switch,
  TextArea,
  type InputProps,
  type SelectOption,
  type SelectProps,
} from './inputs';
export { MoneyInput, type MoneyInputProps } from './MoneyInput';
export { PasswordInput } from './PasswordInput';
export { useConflict, type ConflictRules, type Versioned } from './use-conflict';
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
