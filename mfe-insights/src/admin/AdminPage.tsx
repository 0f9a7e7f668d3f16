import { useCan } from '@clearcoat/sdk';
import { useState } from 'react';
import { useUrlChoice } from '../shared/use-url-choice';
import { AdminNav, TABS } from '../shared/AdminNav';
import { PlatformTab } from '../platform/PlatformTab';
import { NoAccess } from '../users/NoAccess';
import { UserManagement } from '../users/UserManagement';

/** Admin panel of a platform administrator: users of all businesses, and the platform's lists. */
function PlatformAdmin() {
  const [tab] = useUrlChoice('tab', TABS, 'users');
  const nav = <AdminNav current={tab} />;
  return tab === 'users' ? <UserManagement nav={nav} /> : <PlatformTab tab={tab} nav={nav} />;
}

/** /admin: in everyone's menu, but open only to people who manage users. */
export default function AdminPage() {
  const managesUsers = useCan('users:manage');
  const managesPlatform = useCan('platform:manage');
  // A form stays on screen after the session ends, since the server checks each call anyway.
  const [wasAllowed, setWasAllowed] = useState({ users: managesUsers, platform: managesPlatform });
  if ((managesUsers && !wasAllowed.users) || (managesPlatform && !wasAllowed.platform)) {
    setWasAllowed({ users: managesUsers, platform: managesPlatform });
  }
  if (wasAllowed.platform) return <PlatformAdmin />;
  if (wasAllowed.users) return <UserManagement />;
  return <NoAccess />;
}
