/** What came of reading a foreign value: the value, or the reason why it was not taken, as the user sees it. */
export type Reading<T> = { readonly value: T } | { readonly reason: string }

/** A cell as a file gives it: CSV has text only, workbooks and JSON have numbers too. */
export type Cell = string | number | boolean | null

/** A cell as text: trimmed, inner blanks single, without control characters. Empty for an empty cell. */
export const textOf = (cell: Cell): string =>
  String(cell ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
    .replace(/[\s\u0000-\u001f\u007f\u200b\ufeff]+/g, ' ')
    .trim()
