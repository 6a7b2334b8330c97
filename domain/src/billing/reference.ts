/** What a transfer's reference holds (SEPA, unstructured remittance information). */
const MOST = 140

/** The reference of one transfer for these invoices: as many of their numbers as it holds, the first ones first. */
export function transferReference(numbers: readonly string[]): string {
  let reference = ''
  for (const number of numbers) {
    const longer = reference === '' ? number : `${reference}, ${number}`
    if (longer.length > MOST) break
    reference = longer
  }
  return reference
}
