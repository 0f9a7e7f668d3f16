import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

export interface TabsProps {
  items: { key: string; label: ReactNode; children: ReactNode }[];
  activeKey: string;
  onChange: (key: string) => void;
  /** A link after the tabs, to a page that belongs to them. Default: none. */
  after?: ReactNode;
}

/**
 * Tabs; keep the open one in the URL. Right below a `nav` they are pills.
 *
 * @example <Tabs items={[{ key: 'past', label: 'Past', children: … }]} activeKey={tab} onChange={setTab} />
 */
export function Tabs({ after, ...props }: TabsProps) {
  return (
    <AntTabs
      {...props}
      // The link is beside the tab list, since a list of tabs may hold nothing else.
      renderTabBar={(bar, TabBar) => (
        <>
          <TabBar {...bar} />
          {after}
        </>
      )}
    />
  );
}
