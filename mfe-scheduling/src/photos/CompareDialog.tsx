import { Dialog } from '@clearcoat/ui/core';
import { useState } from 'react';
import type { JobPhoto } from '../shared/job-area';
import { CompareSlider } from './CompareSlider';
import { Pager } from './Pager';
import { pairsOf } from './pairs';
import styles from './PhotoViewer.module.css';

interface CompareDialogProps {
  photos: readonly JobPhoto[];
  onClose: () => void;
}

/** Before and after photos, compared in pairs. */
export function CompareDialog({ photos, onClose }: CompareDialogProps) {
  const [at, setAt] = useState(0);
  const pairs = pairsOf(photos);
  const pair = pairs[at] ?? pairs[0];
  if (!pair) return null;
  return (
    <Dialog
      open
      title="Before and after"
      width={960}
      onClose={onClose}
      footer={
        pairs.length > 1 && (
          <>
            <span className={styles.count} role="status">
              {at + 1} of {pairs.length}
            </span>
            <Pager at={at} count={pairs.length} onShow={setAt} />
          </>
        )
      }
    >
      <CompareSlider key={pair.after.id + pair.before.id} {...pair} />
    </Dialog>
  );
}
