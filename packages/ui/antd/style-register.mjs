/**
 * Replacement for antd's runtime style writer: the styles are extracted when the shell is built.
 */
import hash from '@emotion/hash';

export default function useStyleRegister() {}
export const STYLE_PREFIX = 'style';
export const extract = () => null;
export const uniqueHash = (path, text) => hash(`${path.join('%')}${text}`);
