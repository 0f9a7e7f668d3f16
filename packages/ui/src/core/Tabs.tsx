import { Tabs as AntTabs, type TabsProps as AntTabsProps } from 'antd';
import type { ReactNode } from 'react';

export interface TabsProps {
  items: { key: string; label: ReactNode; children: ReactNode }[];
  activeKey: string;
  onChange: (key: string) => void;
  /** A link after the tabs, to a page that belongs to them. Default: none. */
  after?: ReactNode;
  /** Tabs below another row of tabs, as pills. Default: false. */
  isInner?: boolean;
}

/**
 * Tabs; keep the open one in the URL.
 *
 * @example <Tabs items={[{ key: 'past', label: 'Past', children: … }]} activeKey={tab} onChange={setTab} />
 */
export function Tabs({ after, isInner, ...props }: TabsProps) {
  // Beside the tab list, since a list of tabs may hold nothing else.
  const withLink: AntTabsProps['renderTabBar'] = (bar, TabBar) => (
    <div className="cc-tab-bar">
      <TabBar {...bar} />
      {after}
    </div>
  );
  return (
    <AntTabs
      {...props}
      className={isInner ? 'cc-inner-tabs' : ''}
      {...(after && { renderTabBar: withLink })}
    />
  );
}
