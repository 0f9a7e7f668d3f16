/** Basics of the app, with antd. Public pages use `site` and `site-forms`; both use `base`. */
export { Tooltip } from 'antd';
export { Alert, type AlertProps, type AlertType } from '../base/Alert';
export { Card, type CardProps } from '../base/Card';
export { DayBoard, type BoardJob, type DayBoardProps } from '../base/DayBoard';
export { Pill, type PillProps, type PillTone } from '../base/Pill';
export { isStill } from '../device/motion';
export { useMediaQuery } from '../device/use-media-query';
export { ActionBar, type ActionBarProps } from './ActionBar';
export { Avatar } from './Avatar';
export { Button, LinkButton, type ButtonProps, type ButtonVariant } from './Button';
export { copyText, useCopy } from './copy';
export { Dialog, hasKeyboard, type DialogProps } from './Dialog';
export { Dropdown, type DropdownItem, type DropdownProps } from './Dropdown';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Entry, EntryList, type EntryProps } from './EntryList';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export { IconButton, type IconButtonProps } from './IconButton';
export { BackLink, PageHeader, type PageHeaderProps } from './PageHeader';
export {
  reachItems,
  ReachLinks,
  type Reachable,
  type ReachLinksProps,
  type ReachWay,
} from './Reach';
export { RowMenu, type RowMenuProps } from './RowMenu';
export { SearchBox, type SearchBoxProps } from './SearchBox';
export { SearchInput, type SearchInputProps } from './SearchInput';
export { Segmented, type SegmentedProps } from './Segmented';
export { SkeletonBoard, SkeletonRecord } from './SkeletonPages';
export {
  SkeletonCards,
  SkeletonChart,
  SkeletonForm,
  SkeletonLines,
  SkeletonTable,
} from './Skeletons';
export { StatCard, type StatCardProps } from './StatCard';
export { StatusTag, statusLabel } from '../base/StatusTag';
export { Swatch, SWATCH_COLOURS, type SwatchColour } from './Swatch';
export { Tabs, type TabsProps } from './Tabs';
export { toastError } from './toast-error';
export { useConfirm, type ConfirmOptions } from './use-confirm';
export { useDebounced } from './use-debounced';
export { useDiscardGuard } from './use-discard-guard';
export { useFadeOut } from './use-exit';
export { useInertBeside } from './use-inert-beside';
