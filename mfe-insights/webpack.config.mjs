import { remoteConfig } from '@clearcoat/federation/preset';

export default remoteConfig(import.meta.dirname);
