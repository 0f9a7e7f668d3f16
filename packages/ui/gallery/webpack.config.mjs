import { pageConfig } from '@clearcoat/federation/preset';

export default pageConfig(import.meta.dirname, 'gallery');
