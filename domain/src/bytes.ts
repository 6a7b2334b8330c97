/** As file managers count: of 1,000 each. */
export const KB = 1000
export const MB = 1_000_000

/** A limit of what is sent, rounded down: '10 MB', '256 kB'. */
export const mostText = (bytes: number): string =>
  bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / KB)} kB`
