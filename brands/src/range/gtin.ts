/**
 * GTINs of the demo begin with 2, the range that GS1 reserves for company-internal numbers (General Specifications
 * 1.4.3), so that they belong to no real article.
 */
export const unitGtin = (company: number, item: number): string =>
  withCheckDigit(`2${digits(company, 5)}${digits(item, 6)}`)

/** A case: indicator 1 before twelve digits of the same range. */
export const caseGtin = (company: number, item: number): string =>
  withCheckDigit(`12${digits(company, 5)}${digits(item, 6)}`)

const digits = (value: number, length: number) => String(value).padStart(length, '0')

/** The check digit is weighted 3, 1, 3 … from the right (General Specifications 7.9). */
function withCheckDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return body + ((10 - (sum % 10)) % 10)
}
