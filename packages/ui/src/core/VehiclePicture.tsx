import { useState } from 'react';
import { PaintedVehicle } from '../icons';
import styles from './VehiclePicture.module.css';

/**
 * Newest photo of a vehicle as a 4:3 tile; the painted vehicle if there is none or it is gone.
 * Decorative: the text is beside it.
 *
 * @param vehicle - e.g. '2024 Toyota Camry, black'
 * @param photoUrl - `vehicle.photoUrl` of an appointment
 * @param width - in pixels; the height follows
 * @example <VehiclePicture vehicle={label} photoUrl={job.vehicle?.photoUrl} width={160} />
 */
export function VehiclePicture({
  vehicle,
  photoUrl,
  width,
  className = '',
}: {
  vehicle: string;
  photoUrl: string | undefined;
  width: number;
  className?: string | undefined;
}) {
  const [missingUrl, setMissingUrl] = useState<string>();
  if (!photoUrl || photoUrl === missingUrl) {
    return <PaintedVehicle vehicle={vehicle} width={width} className={className} />;
  }
  return (
    <img
      className={`${styles.photo} ${className}`}
      src={photoUrl}
      width={width}
      height={(width * 3) / 4}
      alt=""
      onError={() => setMissingUrl(photoUrl)}
    />
  );
}
