import { type Cell, type Reading, textOf } from '../reading.ts'

const MOST = 99_999
const SINGLE = /^(each|ea\.?|single|unit|piece|pc|pair|st(ü|ue)ck|stk\.?)$/i
/** '25 Kg', '20 Litres': goods sold by weight or volume are ordered as one piece. */
const BULK = /^\d+([.,]\d+)?\s*(kg|g|mg|l|lt|ltr|lit(re|er)s?|ml|cl|oz|lbs?)\.?$/i
/** '4 x 4.5 Kg', '12×330ml' */
const TIMES = /^(\d+)\s*[x×*]\s*\d/i
const PACK = String.raw`(?:ctn|carton|case|box|outer|tray|pack|pk|karton|vpe|pcs|pieces|units|stk|st(?:ü|ue)ck|er)s?\.?`
/** 'Ctn 12', 'Carton of 6', 'VPE: 12' */
const PACK_FIRST = new RegExp(String.raw`^${PACK}[\s:]*(?:of\s+)?(\d+)$`, 'i')
/** '6 Outer', '24 pcs', '12 per case', '24/case', '12' */
const NUMBER_FIRST = new RegExp(String.raw`^(\d+)(?:\.0+)?\s*(?:(?:per\s+|/\s*)?${PACK})?$`, 'i')

/** Parses the number of units in a case as price lists write it: '6 Outer', 'Ctn 12', '25 Kg', 'Each', '4 x 4.5 Kg', 12. */
export function readUnitsPerCase(cell: Cell): Reading<number> {
  const text = textOf(cell)
  if (SINGLE.test(text) || BULK.test(text)) return { value: 1 }
  const found = (TIMES.exec(text) ?? PACK_FIRST.exec(text) ?? NUMBER_FIRST.exec(text))?.[1]
  if (!found) return { reason: 'Units per case are written like 12, 6 Outer, Ctn 12 or Each.' }
  const units = Number(found)
  if (units < 1 || units > MOST) return { reason: `Units per case are 1 to ${MOST.toLocaleString('en')}.` }
  return { value: units }
}
