import { Alert, Button, Card, SkeletonLines } from '@clearcoat/ui/core';
import { useState } from 'react';
import type { PhotoKind } from '../shared/job-area';
import type { JobOf } from '../shared/job-changes';
import { AddPhotos } from './AddPhotos';
import { CompareDialog } from './CompareDialog';
import { KeptThumbnail, Thumbnail } from './Thumbnail';
import { ofKind, pairsOf } from './pairs';
import styles from './PhotosCard.module.css';
import { PhotoViewer } from './PhotoViewer';
import { useFileDrop } from './use-file-drop';
import { usePhotos } from './use-photos';
import { KIND_NAMES, NONE_YET } from './words';

interface RowProps {
  kind: PhotoKind;
  photos: ReturnType<typeof usePhotos>;
  onShow: (id: string) => void;
}

function Row({ kind, photos, onShow }: RowProps) {
  const [taken, kept] = [ofKind(photos.photos, kind), ofKind(photos.kept, kind)];
  const sending = photos.sending(kind);
  const zone = useFileDrop((files) => photos.drop(kind, files));
  return (
    <section className={styles.row} aria-label={KIND_NAMES[kind]} {...zone}>
      <h3 className={styles.kind}>{KIND_NAMES[kind]}</h3>
      {taken.length + kept.length > 0 ? (
        <ul role="list" className={styles.photos}>
          {taken.map((photo, index) => (
            <Thumbnail key={photo.id} photo={photo} number={index + 1} onShow={onShow} />
          ))}
          {kept.map((photo) => (
            <KeptThumbnail key={photo.id} photo={photo} />
          ))}
        </ul>
      ) : (
        photos.query.data && <p className={styles.none}>{NONE_YET[kind]}</p>
      )}
      <AddPhotos
        kind={kind}
        isSending={sending > 0}
        disabled={photos.room <= 0 || (photos.isSending && sending === 0)}
        onChoose={(files) => photos.add(kind, files)}
      />
      <p className="cc-visually-hidden" role="status">
        {sending > 0 && `Sending ${sending} ${sending === 1 ? 'photo' : 'photos'}`}
      </p>
    </section>
  );
}

function Rows({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const [shown, setShown] = useState<string>();
  const zone = useFileDrop();
  const inOrder = [...ofKind(photos.photos, 'before'), ...ofKind(photos.photos, 'after')];
  return (
    <>
      <div className={styles.rows} {...zone}>
        <Row kind="before" photos={photos} onShow={setShown} />
        <Row kind="after" photos={photos} onShow={setShown} />
      </div>
      {photos.room <= 0 && (
        <p className={styles.none}>
          This job has all the photos it can hold. Delete one to add another.
        </p>
      )}
      {shown !== undefined && (
        <PhotoViewer
          photos={inOrder}
          id={shown}
          onShow={setShown}
          onDelete={(id) => {
            setShown(undefined);
            photos.remove(id);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

function Compare({ photos }: { photos: ReturnType<typeof usePhotos>['photos'] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (pairsOf(photos).length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Compare</Button>
      {isOpen && <CompareDialog photos={photos} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Photos of the vehicle before and after the job. Photos can be added even if the others fail to
 * load.
 */
export function PhotosCard({ area, id }: JobOf) {
  const photos = usePhotos({ area, id });
  const { data, error, refetch } = photos.query;
  const hasFailed = !data && Boolean(error);
  return (
    <Card title="Photos" extra={<Compare photos={photos.photos} />}>
      <div className={styles.parts}>
        {hasFailed && (
          <Alert
            type="error"
            title="Couldn't load the photos"
            action={<Button onClick={() => void refetch()}>Retry</Button>}
          >
            You can still add new ones.
          </Alert>
        )}
        {data || hasFailed || photos.kept.length > 0 ? (
          <Rows photos={photos} />
        ) : (
          <SkeletonLines label="Loading photos..." lines={3} />
        )}
      </div>
    </Card>
  );
}
