import { useCan } from '@clearcoat/sdk';
import { useState } from 'react';
import { useUrlChoice } from '../shared/use-url-choice';
import { AdminNav, TABS } from '../shared/AdminNav';
import { PlatformTab } from '../platform/PlatformTab';
import { NoAccess } from '../users/NoAccess';
import { UserManagement } from '../users/UserManagement';

/** What only a platform administrator sees: the users of every business, and what comes in. */
function PlatformAdmin() {
  const [tab] = useUrlChoice('tab', TABS, 'users');
  const nav = <AdminNav current={tab} />;
  return tab === 'users' ? <UserManagement nav={nav} /> : <PlatformTab tab={tab} nav={nav} />;
}

/** /admin: shown in the menu to everyone, open to those who manage users. */
export default function AdminPage() {
  const managesUsers = useCan('users:manage');
  const managesPlatform = useCan('platform:manage');
  // A session that ends takes no form off the screen: each call is checked by the server anyway.
  const [wasAllowed, setWasAllowed] = useState({ users: managesUsers, platform: managesPlatform });
  if ((managesUsers && !wasAllowed.users) || (managesPlatform && !wasAllowed.platform)) {
    setWasAllowed({ users: managesUsers, platform: managesPlatform });
  }
  if (wasAllowed.platform) return <PlatformAdmin />;
  if (wasAllowed.users) return <UserManagement />;
  return <NoAccess />;
}
