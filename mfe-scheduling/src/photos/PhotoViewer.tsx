import { formatMoment, useSession } from '@clearcoat/sdk';
import { Button, Dialog, useConfirm } from '@clearcoat/ui/core';
import type { KeyboardEvent } from 'react';
import type { JobPhoto } from '../shared/job-area';
import { around, Pager } from './Pager';
import styles from './PhotoViewer.module.css';
import { KIND_NAMES } from './words';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PhotoViewerProps {
  photos: readonly JobPhoto[];
  /** The visible photo. */
  id: string;
  onShow: (id: string) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** Full-screen photo with arrows to the others. */
export function PhotoViewer({ photos, id, onShow, onDelete, onClose }: PhotoViewerProps) {
  const { user } = useSession();
  const confirm = useConfirm();
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  if (!photo) return null;
  const show = (index: number) => onShow(photos[index]?.id ?? id);
  const goOn = ({ key }: KeyboardEvent) => {
    const steps = STEPS[key];
    if (steps) show(around(at, steps, photos.length));
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete this photo?',
      content: "You can't get it back, and neither can anyone else.",
      okText: 'Delete Photo',
      danger: true,
    });
    if (isSure) onDelete(photo.id);
  };
  const name = KIND_NAMES[photo.kind];
  return (
    // Around the dialog, because key events bubble here wherever the focus is inside.
    <div onKeyDown={goOn}>
      <Dialog
        open
        title={`${name}, photo ${at + 1} of ${photos.length}`}
        width={960}
        onClose={onClose}
        footer={
          <>
            <Button variant="danger" className={styles.delete} onClick={() => void remove()}>
              Delete Photo
            </Button>
            <Pager at={at} count={photos.length} onShow={show} />
          </>
        }
      >
        <div className={styles.stage}>
          <img
            src={photo.url}
            alt={`${name}, photo ${at + 1}`}
            width={photo.width}
            height={photo.height}
            className={styles.picture}
          />
        </div>
        <p className={styles.caption}>
          {[photo.by && `Taken by ${photo.by}`, formatMoment(photo.at, user?.timeZone)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </Dialog>
    </div>
  );
}
