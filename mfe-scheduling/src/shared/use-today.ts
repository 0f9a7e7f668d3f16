export { useToday } from '@clearcoat/sdk';
