export { Alert, type AlertProps, type AlertType } from '../base/Alert';
export { Card, type CardProps } from '../base/Card';
export { StatusTag } from '../base/StatusTag';
export { themeMode, useThemeMode, type ThemeMode } from '../theme/mode';
export { Button, LinkButton, type ButtonProps } from './Button';
export { Gloss } from './Gloss';
export { Logo } from './Logo';
export { Container, Section, type SectionProps } from './Section';
export { Segmented, type SegmentedProps } from './Segmented';
