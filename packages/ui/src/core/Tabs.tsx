import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

export interface TabsProps {
  items: { key: string; label: ReactNode; children: ReactNode }[];
  activeKey: string;
  onChange: (key: string) => void;
}

/**
 * Tabs; keep the open one in the URL.
 *
 * @example <Tabs items={[{ key: 'past', label: 'Past', children: … }]} activeKey={tab} onChange={setTab} />
 */
export function Tabs(props: TabsProps) {
  return <AntTabs {...props} />;
}
