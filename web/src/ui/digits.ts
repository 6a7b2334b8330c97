/** A typed quantity has at most five digits (decisions §2: 1..99,999). */
const maxDigits = 5
export const maxQuantity = 99_999

/** Strips what is no digit and cuts what is too long; nothing left, or only zeros, is null. */
export const quantityOf = (typed: string): number | null =>
  Number(typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, maxDigits)) || null

/** A key that would write something else than a digit; keys with a modifier are commands, not text. */
export const isForeignKey = (key: string, command: boolean): boolean => key.length === 1 && !command && !/\d/.test(key)

/** A pasted text that is more than one number: '1.5' must not become 15. Blanks around it are a spreadsheet's. */
export const isForeignPaste = (text: string): boolean => !/^\s*\d+\s*$/.test(text)
