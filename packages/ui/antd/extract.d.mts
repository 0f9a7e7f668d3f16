import type { ThemeConfig } from 'antd';

export function styleSheets(theme: ThemeConfig): Map<string, string>;
