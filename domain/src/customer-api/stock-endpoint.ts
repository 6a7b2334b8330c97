/** Of a stock endpoint: failing after the last retry, off after a 410. */
export const endpointStates = ['on', 'failing', 'off'] as const
