const hundredths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** Per cent, in the format of all numbers: '3,5 %', never broken before the sign. */
export const percentText = (percent: number): string => `${hundredths.format(percent)}\u00a0%`
