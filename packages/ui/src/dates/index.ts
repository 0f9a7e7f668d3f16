export { DateInput, type DateInputProps } from './DateInput';
export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker';
