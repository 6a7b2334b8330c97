import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

export const summaryTexts = messages({
  en: {
    basket: (pieces: number, sum: string | null) =>
      `Basket: ${pieces === 1 ? '1 piece' : `${count(pieces)} pieces`}${sum === null ? '' : `, ${sum} excl. VAT`}`,
  },
  de: {
    basket: (pieces, sum) => `Warenkorb: ${count(pieces)} Stück${sum === null ? '' : `, ${sum} ohne MwSt.`}`,
  },
})
