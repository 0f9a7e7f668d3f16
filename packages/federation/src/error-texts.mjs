/**
 * Replacement for the federation runtime's error texts. A message keeps its code, its arguments
 * and the address of the page that explains it.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
