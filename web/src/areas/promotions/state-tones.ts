/** Colours of the states in the back office's lists. */
export const STATE_TONES = { running: 'green', planned: 'amber', over: 'soft' } as const
