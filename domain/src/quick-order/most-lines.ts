/** Most lines of one quick order. */
export const MOST_LINES = 2000

/** Titles, addresses and headings that may stand above the lines. */
export const MOST_ABOVE = 30

/**
 * A text as it is sent to be read: of one with too many lines so much that this is seen, as the whole may be larger than
 * any call takes.
 */
export function sentText(text: string): string {
  let filled = 0
  const last = text.split(/\r\n|\r|\n/).findIndex(line => line.trim() !== '' && ++filled > MOST_LINES + MOST_ABOVE)
  return last < 0 ? text : text.split(/\r\n|\r|\n/, last + 1).join('\n')
}
