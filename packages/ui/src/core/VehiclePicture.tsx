import { useState } from 'react';
import { PaintedVehicle } from '../icons';
import styles from './VehiclePicture.module.css';

/** A vehicle as appointments have it; null if none is known. */
export type PicturedVehicle = { label: string; photoUrl?: string | undefined } | null;

/**
 * Newest photo of a vehicle as a 4:3 tile; the painted vehicle if there is none or it is gone.
 * Decorative: the text is beside it.
 *
 * @param width - in pixels; the height follows
 * @example <VehiclePicture vehicle={job.vehicle} width={160} />
 */
export function VehiclePicture({ vehicle, width }: { vehicle: PicturedVehicle; width: number }) {
  const [missingUrl, setMissingUrl] = useState<string>();
  const { label = '', photoUrl } = vehicle ?? {};
  return photoUrl && photoUrl !== missingUrl ? (
    <img
      className={styles.photo}
      src={photoUrl}
      width={width}
      alt=""
      onError={() => setMissingUrl(photoUrl)}
    />
  ) : (
    <PaintedVehicle vehicle={label} width={width} />
  );
}
