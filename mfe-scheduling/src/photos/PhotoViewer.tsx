import { formatMoment, useSession } from '@clearcoat/sdk';
import { Button, Dialog, useConfirm } from '@clearcoat/ui/core';
import type { JobPhoto } from '../shared/job-area';
import styles from './PhotoViewer.module.css';
import { KIND_NAMES } from './words';

interface PhotoViewerProps {
  photos: readonly JobPhoto[];
  /** The one that is shown. */
  id: string;
  onShow: (id: string) => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** One photo as large as the screen lets it be, and the others by the arrows. */
export function PhotoViewer({ photos, id, onShow, onDelete, onClose }: PhotoViewerProps) {
  const { user } = useSession();
  const confirm = useConfirm();
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  if (!photo) return null;
  const show = (index: number) => {
    const next = photos[index];
    if (next) onShow(next.id);
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete this photo?',
      content: 'It is gone for good, for everybody.',
      okText: 'Delete Photo',
      danger: true,
    });
    if (isSure) onDelete(photo.id);
  };
  const name = KIND_NAMES[photo.kind];
  return (
    <Dialog
      open
      title={`${name}, photo ${at + 1} of ${photos.length}`}
      width={960}
      onClose={onClose}
      footer={
        <Button variant="danger" icon="trash" onClick={() => void remove()}>
          Delete Photo
        </Button>
      }
    >
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') show(at - 1);
          if (key === 'ArrowRight') show(at + 1);
        }}
      >
        <img
          src={photo.url}
          alt={`${name}, photo ${at + 1}`}
          width={photo.width}
          height={photo.height}
          className={styles.picture}
        />
        <p className={styles.caption}>
          {[photo.by && `Taken by ${photo.by}`, formatMoment(photo.at, user?.timeZone)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <div className={styles.bar}>
          <Button icon="arrow-left" disabled={at === 0} onClick={() => show(at - 1)}>
            Previous
          </Button>
          <Button disabled={at === photos.length - 1} onClick={() => show(at + 1)}>
            Next
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
