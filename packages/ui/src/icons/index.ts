export { Icon, isIconName, type IconName } from './Icon';
export { PaintedVehicle } from './PaintedVehicle';
export { Spinner } from './Spinner';
export { VehicleChip } from './VehicleChip';
export { VehicleSilhouette, type VehicleKind } from './VehicleSilhouette';
