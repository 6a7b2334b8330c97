/** How the spreadsheets of a country read CSV. */
export type CsvForm = { readonly delimiter: ',' | ';'; readonly decimal: '.' | ',' }

export const csvForms = {
  en: { delimiter: ',', decimal: '.' },
  de: { delimiter: ';', decimal: ',' },
} as const satisfies Readonly<Record<'en' | 'de', CsvForm>>

/** At the start of a file: without it spreadsheets do not read it as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** Whether a spreadsheet would calculate a text (OWASP, CSV Injection): full-width and small signs count like plain ones. */
const isCalculated = (text: string): boolean =>
  /^[\t\r\n]/.test(text) || /^[=+\-@\u2212]/.test(text.trimStart().charAt(0).normalize('NFKC'))

/**
 * A cell of a CSV file. A text that a spreadsheet would calculate gets an apostrophe in front.
 * @param isAmount a number with two decimals
 */
export function csvCell(value: string | number | null, { delimiter, decimal }: CsvForm, isAmount = false): string {
  if (value === null) return ''
  if (typeof value === 'number') return (isAmount ? value.toFixed(2) : String(value)).replace('.', decimal)
  const text = isCalculated(value) ? `'${value}` : value
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
