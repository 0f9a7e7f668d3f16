/** Version of the contract. A remote built for another major version is not loaded. */
export const CONTRACT_VERSION = '1.52.0';
