/** Rows of an uploaded sheet, without its head; a downloaded one has no more. */
export const MOST_ROWS = 50_000

/** Bytes of an uploaded workbook. */
export const MOST_BYTES = 10_000_000

/** Of the form around it. */
export const MOST_FORM_BYTES = MOST_BYTES + 64 * 1024
