export {
  ADDRESS_LABELS,
  AddressFields,
  addressValues,
  type AddressFieldsProps,
  type AddressValues,
} from './AddressFields';
export { applyFieldErrors, setFieldErrors } from './apply-field-errors';
export {
  ConflictNotice,
  type ConflictChange,
  type ConflictField,
  type ConflictNoticeProps,
} from './ConflictNotice';
export { DialogForm, type DialogFormProps } from './DialogForm';
export {
  Form,
  useForm,
  useFormInstance,
  useWatch,
  type FormInstance,
  type FormProps,
} from './Form';
export { FormDialog, type FormDialogProps, type FormInDialog } from './FormDialog';
export { FieldPair, FormFoot, type FieldPairProps, type FormFootProps } from './FormFoot';
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
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
export { SavedForm, type SavedFormProps } from './SavedForm';
export { SuggestInput, type SuggestInputProps } from './SuggestInput';
export { TagsInput, type TagsInputProps } from './TagsInput';
export { UnsavedGuard, useUnsavedForm } from './UnsavedGuard';
export { useConflict, type ConflictRules, type Versioned } from './use-conflict';
export { useLeaveForm } from './use-leave-form';
export {
  useSaveForm,
  type SaveContext,
  type SaveFormOptions,
  type SaveOutcome,
} from './use-save-form';
