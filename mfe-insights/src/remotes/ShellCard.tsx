import { Card } from '@clearcoat/ui/core';
import { Moment } from '../shared/cells';
import { Disclosure, PackageList } from './Disclosure';
import { LoadErrors } from './LoadErrors';
import type { ShellVersion } from './releases-api';
import styles from './remotes.module.css';

/** Card of the shell, which cannot be changed here. */
export function ShellCard({ shell }: { shell: ShellVersion }) {
  const { version, contract, publishedAt, shared, errors } = shell;
  return (
    <Card title="Shell" padding="none">
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
          <div>
            <dt>Contract</dt>
            <dd>{contract}</dd>
          </div>
          <div>
            <dt>Published</dt>
            <dd>
              <Moment at={publishedAt} />
            </dd>
          </div>
        </dl>
        <LoadErrors errors={errors} />
        <Disclosure label={`Packages it shares (${shared.length})`}>
          <PackageList packages={shared} />
        </Disclosure>
      </div>
    </Card>
  );
}
