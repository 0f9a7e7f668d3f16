/** Basics of public pages, without antd (docs/decisions/0004). */
export { Alert, type AlertProps, type AlertType } from '../base/Alert';
export { Card, type CardProps } from '../base/Card';
export { DayBoard, type BoardJob, type DayBoardProps } from '../base/DayBoard';
export { StatusTag } from '../base/StatusTag';
export { themeMode, useThemeMode, type ThemeMode } from '../theme/mode';
export { Button, LinkButton, type ButtonProps } from './Button';
export { Gloss } from './Gloss';
export { Logo } from './Logo';
export { Container, Section, type SectionProps } from './Section';
export { Segmented, type SegmentedProps } from './Segmented';
