import type { Answer } from '@fairfloor/domain/endpoint'
import type { readDeliverySheet } from '@fairfloor/domain/stock/goods-in/contract'
import { MOST_LINES } from '@fairfloor/domain/stock/goods-in/most-lines'
import { refuse } from '@fairfloor/domain/stock/goods-in/refusals'
import { readSheetRows, type SheetFault, type SheetRow } from '@fairfloor/domain/stock/goods-in/sheet'
import { codeKey } from '@fairfloor/domain/words'
import { type Flavour, nameOf, type Snapshot } from '../../catalogue/index.ts'

/** What the rows of a sheet mean, and why one cannot be taken; saves nothing. @throws Refusal no_rows, too_many_rows */
export function recogniseSheet(text: string, snapshot: Snapshot): Answer<typeof readDeliverySheet> {
  const rows = readSheetRows(text)
  if (rows.length === 0) throw refuse('no_rows')
  if (rows.length > MOST_LINES) throw refuse('too_many_rows', { most: MOST_LINES })
  const known = flavoursBy(rows, snapshot)
  return {
    rows: rows.map(one => {
      const found = known.get(codeKey(one.code)) ?? []
      const [flavour] = found.length === 1 ? found : []
      return {
        row: one.row,
        code: one.code,
        flavour_id: flavour?.id ?? null,
        name: flavour ? nameOf(snapshot, flavour.id) : null,
        quantity: one.quantity ?? null,
        expected_on: one.on ?? null,
        fault: faultOf(one, found.length),
      }
    }),
  }
}

function faultOf({ code, quantity, on }: SheetRow, found: number): SheetFault | null {
  if (code === '') return 'no_number'
  if (found === 0) return 'unknown_number'
  if (found > 1) return 'several'
  if (quantity === undefined) return 'wrong_quantity'
  return on === undefined ? 'wrong_day' : null
}

/** The flavours that the numbers name: by SKU, else by EAN. */
function flavoursBy(rows: readonly SheetRow[], { flavours }: Snapshot): Map<string, Flavour[]> {
  const wanted = new Set(rows.map(({ code }) => codeKey(code)))
  const bySku = new Map<string, Flavour[]>()
  const byEan = new Map<string, Flavour[]>()
  const note = (by: Map<string, Flavour[]>, number: string | null, flavour: Flavour) => {
    const key = number && codeKey(number)
    if (key && wanted.has(key)) by.set(key, [...(by.get(key) ?? []), flavour])
  }
  for (const flavour of flavours.values()) {
    note(bySku, flavour.sku, flavour)
    note(byEan, flavour.ean, flavour)
  }
  return new Map([...byEan, ...bySku])
}
