import { shellConfig } from '@clearcoat/federation/preset';

export default shellConfig(import.meta.dirname);
