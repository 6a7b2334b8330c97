/** A typed quantity has at most five digits: 1..99,999. */
const maxDigits = 5
export const maxQuantity = 99_999

/** Strips non-digits and cuts what is too long; null if nothing or only zeros remain. */
export const quantityOf = (typed: string): number | null =>
  Number(typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxDigits)) || null

/** Whether a key would type a non-digit; keys with a modifier are shortcuts, not text. */
export const isForeignKey = (key: string, command: boolean): boolean => key.length === 1 && !command && !/\d/.test(key)

/** Whether a pasted text is not a single number: '1.5' must not become 15. Surrounding blanks come from spreadsheets. */
export const isForeignPaste = (text: string): boolean => !/^\s*\d+\s*$/.test(text)
