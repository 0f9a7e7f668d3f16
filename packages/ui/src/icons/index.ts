export { Icon, isIconName, type IconName } from './Icon';
export { Spinner } from './Spinner';
export { VehicleSilhouette, type VehicleKind } from './VehicleSilhouette';
