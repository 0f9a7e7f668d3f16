import { useCallback } from 'react';
import type { JobPhoto } from '../shared/job-area';
import styles from './PhotosCard.module.css';
import type { WaitingPhoto } from './use-photos';
import { KIND_NAMES } from './words';

interface ThumbnailProps {
  photo: JobPhoto;
  number: number;
  onShow: (id: string) => void;
}

export function Thumbnail({ photo, number, onShow }: ThumbnailProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={`Show photo ${number} from ${photo.kind}`}
        onClick={() => onShow(photo.id)}
      >
        <img src={photo.thumbnailUrl} alt="" width={480} height={360} loading="lazy" />
      </button>
    </li>
  );
}

/** Shows a file in an image by an object URL, which is revoked on cleanup. */
function showIn(image: HTMLImageElement, file: Blob): () => void {
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}

/** Thumbnail of a photo that is still queued on this device. */
export function KeptThumbnail({ photo: { kind, file } }: { photo: WaitingPhoto }) {
  const ref = useCallback((image: HTMLImageElement) => showIn(image, file), [file]);
  return (
    <li className={styles.kept}>
      <img ref={ref} alt={`${KIND_NAMES[kind]}, not sent yet`} />
      <span className={styles.waits}>Waiting</span>
    </li>
  );
}
