import { Button, Dialog } from '@clearcoat/ui/core';
import { useState } from 'react';
import type { JobPhoto } from '../shared/job-area';
import { CompareSlider } from './CompareSlider';
import { pairsOf } from './pairs';
import styles from './PhotoViewer.module.css';

interface CompareDialogProps {
  photos: readonly JobPhoto[];
  onClose: () => void;
}

/** The photos from before beside those from afterwards, a pair at a time. */
export function CompareDialog({ photos, onClose }: CompareDialogProps) {
  const [at, setAt] = useState(0);
  const pairs = pairsOf(photos);
  const pair = pairs[at] ?? pairs[0];
  if (!pair) return null;
  return (
    <Dialog open title="Before and after" width={960} onClose={onClose}>
      <CompareSlider key={pair.after.id + pair.before.id} {...pair} />
      {pairs.length > 1 && (
        <div className={styles.bar}>
          <Button icon="arrow-left" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous
          </Button>
          <span className={styles.count} role="status">
            {at + 1} of {pairs.length}
          </span>
          <Button disabled={at >= pairs.length - 1} onClick={() => setAt(at + 1)}>
            Next
          </Button>
        </div>
      )}
    </Dialog>
  );
}
