/** The result of parsing a foreign value: the value, or the reason for the user why it was refused. */
export type Reading<T> = { readonly value: T } | { readonly reason: string }

/** A cell as a file provides it: CSV has only text, workbooks and JSON also have numbers. */
export type Cell = string | number | boolean | null

/** A cell as text: trimmed, inner blanks collapsed, without characters that nobody sees or that turn a line round. Empty for an empty cell. */
export const textOf = (cell: Cell): string =>
  String(cell ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
    .replace(/[\s\u0000-\u001f\u007f\u200b\ufeff]+/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
