import { setImmediate } from 'node:timers/promises'
import type { MappedRow } from '@fairfloor/domain/customer-api/settle-rows'
import { gtinKey } from '@fairfloor/domain/gtin'
import { isStorable } from '../../../platform/guard.ts'
import type { ColumnsRow } from '../../../platform/sheets/read-sheet.ts'
import type { Flavour, Snapshot } from '../../catalogue/index.ts'

/** Why a row means no flavour, or has a reference that cannot be kept. */
export type RowFault = { readonly why: 'no_number' | 'unknown_number' | 'several' | 'unreadable' }

export type Matched = {
  readonly mapped: readonly MappedRow[]
  readonly refused: readonly { readonly row: number; readonly fault: RowFault }[]
}

/** Flavours and rows that are looked at before other requests get their turn. */
const IN_A_ROW = 5000

/** What the rows of a sheet mean: by SKU, else by EAN. Flavours that can no longer be ordered count, too. */
export async function matchRows(snapshot: Snapshot, rows: readonly ColumnsRow[]): Promise<Matched> {
  const find = await findNumbers(snapshot, rows)
  const mapped: MappedRow[] = []
  const refused: { row: number; fault: RowFault }[] = []
  for (const [i, [row, sku = '', ean = '', reference = '']] of rows.entries()) {
    if (i % IN_A_ROW === IN_A_ROW - 1) await setImmediate()
    const found = find(sku, ean)
    const [flavour] = found
    if (!isStorable(reference)) refused.push({ row, fault: { why: 'unreadable' } })
    else if (found.length === 1 && flavour) mapped.push({ row, flavourId: flavour.id, reference })
    else {
      const isUnknown = found.length === 0
      const why = !isUnknown ? 'several' : sku === '' && ean === '' ? 'no_number' : 'unknown_number'
      refused.push({ row, fault: { why } })
    }
  }
  return { mapped, refused }
}

type Find = (sku: string, ean: string) => readonly Flavour[]

/** Only the numbers that the rows name are kept: an index of all would take tens of megabytes. */
async function findNumbers({ flavours }: Snapshot, rows: readonly ColumnsRow[]): Promise<Find> {
  const bySku = new Map<string, Flavour[]>()
  const byEan = new Map<string, Flavour[]>()
  for (const [, sku = '', ean = ''] of rows) {
    if (sku !== '') bySku.set(skuKey(sku), [])
    if (ean !== '') byEan.set(eanKey(ean), [])
  }
  let looked = 0
  for (const flavour of flavours.values()) {
    if (++looked % IN_A_ROW === 0) await setImmediate()
    bySku.get(skuKey(flavour.sku))?.push(flavour)
    if (flavour.ean !== null) byEan.get(eanKey(flavour.ean))?.push(flavour)
  }
  return (sku, ean) => {
    const found = bySku.get(skuKey(sku)) ?? []
    const exact = found.filter(one => one.sku === sku)
    if (exact.length > 0) return exact
    return found.length > 0 ? found : (byEan.get(eanKey(ean)) ?? [])
  }
}

const skuKey = (sku: string): string => sku.toLowerCase()

const eanKey = (ean: string): string => gtinKey(ean.replace(/[\s-]/g, ''))
