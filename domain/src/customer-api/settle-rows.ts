import { LONGEST_REFERENCE } from './reference.ts'

/** A row of a sheet, and the flavour that it means. */
export type MappedRow = { readonly row: number; readonly flavourId: number; readonly reference: string }

/** Why a reference is not taken. */
export type ReferenceFault =
  | { readonly why: 'too_long' }
  /** An earlier row is of the same flavour and says something else. */
  | { readonly why: 'same_article'; readonly as: number }
  /** Another row of the sheet gives the reference to another flavour. */
  | { readonly why: 'same_reference'; readonly as: number }
  /** The customer uses it for a flavour that keeps it. */
  | { readonly why: 'taken'; readonly by: number }

export type RefusedRow = { readonly row: number; readonly fault: ReferenceFault }

export type Settled = {
  readonly taken: readonly number[]
  readonly unchanged: readonly number[]
  readonly refused: readonly RefusedRow[]
  /** What is to be saved, by flavour; an empty reference removes. */
  readonly changes: ReadonlyMap<number, string>
}

/**
 * What the rows of a sheet change, with each reference of a customer used once: flavours may swap theirs within a sheet, and
 * a row that is refused never stops another one, unless that one needs the reference which the refused row would have freed.
 * @param kept the customer's references by flavour
 */
export function settleRows(kept: ReadonlyMap<number, string>, rows: readonly MappedRow[]): Settled {
  const unchanged: number[] = []
  const refused: RefusedRow[] = []
  const wanted = new Map<number, MappedRow>()
  for (const one of rows) {
    const first = wanted.get(one.flavourId)
    if (one.reference.length > LONGEST_REFERENCE) refused.push({ row: one.row, fault: { why: 'too_long' } })
    else if (!first) wanted.set(one.flavourId, one)
    else if (first.reference === one.reference) unchanged.push(one.row)
    else refused.push({ row: one.row, fault: { why: 'same_article', as: first.row } })
  }

  /** The flavour that each reference belongs to in the end; it starts with the flavours that keep theirs. */
  const holders = new Map<string, number>()
  for (const [flavourId, reference] of kept)
    if ((wanted.get(flavourId)?.reference ?? reference) === reference) holders.set(reference, flavourId)
  const changing = new Map<number, MappedRow>()
  for (const one of wanted.values()) {
    const { flavourId, reference, row } = one
    if (reference === (kept.get(flavourId) ?? '')) unchanged.push(row)
    else {
      changing.set(flavourId, one)
      const holder = reference === '' ? undefined : holders.get(reference)
      if (holder === undefined) {
        if (reference !== '') holders.set(reference, flavourId)
      } else refuseRow(one, holder)
    }
  }

  /** Its flavour keeps its reference, so the row that wanted this reference is refused too. */
  function refuseRow(one: MappedRow, holder: number): void {
    let [next, by]: [MappedRow | undefined, number] = [one, holder]
    while (next) {
      const { row, flavourId }: MappedRow = next
      changing.delete(flavourId)
      const as = changing.get(by)?.row ?? keptRow(by)
      refused.push({ row, fault: as === undefined ? { why: 'taken', by } : { why: 'same_reference', as } })
      const own = kept.get(flavourId)
      const other: number | undefined = own === undefined ? undefined : holders.get(own)
      if (own !== undefined) holders.set(own, flavourId)
      next = other === undefined ? undefined : changing.get(other)
      by = flavourId
    }
  }

  /** The row that says again what a flavour has already. */
  function keptRow(flavourId: number): number | undefined {
    const one = wanted.get(flavourId)
    return one && one.reference === kept.get(flavourId) ? one.row : undefined
  }

  const byRow = (a: number, b: number) => a - b
  return {
    taken: [...changing.values()].map(({ row }) => row).sort(byRow),
    unchanged: unchanged.sort(byRow),
    refused: refused.sort((a, b) => a.row - b.row),
    changes: new Map([...changing].map(([flavourId, { reference }]) => [flavourId, reference])),
  }
}
