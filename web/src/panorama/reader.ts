/** True when the reader asked for less motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** True when the reader asked to load little. Chromium alone tells; TypeScript's DOM does not know it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
