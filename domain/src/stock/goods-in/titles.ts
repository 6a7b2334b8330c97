import { messages } from '../../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { goodsIn: 'Goods in', delivery: (supplier: string) => `Delivery of ${supplier}` },
  de: { goodsIn: 'Wareneingang', delivery: (supplier: string) => `Lieferung von ${supplier}` },
})
