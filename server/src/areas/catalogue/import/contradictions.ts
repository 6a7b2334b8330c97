import type { Keyed } from '../save/range.ts'
import type { Target } from './mapping.ts'
import type { RowOutcome } from './report.ts'
import type { Row } from './row.ts'
import type { RowReader } from './row-reader.ts'
import { type Contradiction, fingerprint, makeSeen } from './seen.ts'

/** Compares each row with those before it: the first statement counts. */
export type Contradictions = {
  /**
   * Refuses a row that contradicts an earlier one about the same flavour or anything above it. A mark of its product or size,
   * which many files set for single articles, is left out alone: it must not cost the row its price and stock.
   * @returns the row without the marks that contradict
   */
  check(row: Row, reader: RowReader): { readonly outcome: RowOutcome; readonly row: Row }
}

/** Yes or no about what has several rows. */
const MARKS = { product: ['isNew'], size: ['hasLabel', 'gymAssortment'] } as const

export function makeContradictions(): Contradictions {
  /** For each flavour its first row, and a fingerprint of it. */
  const flavours = new Map<string, string>()
  const flavoursBySku = new Map<string, string>()
  const brands = makeSeen()
  const products = makeSeen()
  const sizes = makeSeen()

  return {
    check(whole, reader) {
      const product = unlike(products, { key: whole.product.ref, ...marksOf(whole.product, MARKS.product) })
      const [first] = whole.flavours
      const size = first ? unlike(sizes, { key: first.family, ...marksOf(whole.size.facts, MARKS.size) }) : []
      const row = {
        ...whole,
        product: { ...whole.product, ...leftOut(product) },
        size: { ...whole.size, facts: { ...whole.size.facts, ...leftOut(size) } },
      }
      const outcome = compare(row, reader)
      if (outcome !== 'refused') {
        for (const found of product) blame(reader, 'product', found)
        for (const found of size) blame(reader, 'size', found)
      }
      return { outcome, row }
    },
  }

  function compare(row: Row, reader: RowReader): RowOutcome {
    const { sku } = row.flavour
    const keys = keysOf(row)
    const { brand, product, flavours: places, size: whole, prices, flavour } = unmarked(row)
    const print = fingerprint([brand, product, places, whole, prices, flavour])
    const earlier = keys.flatMap(key => flavours.get(key) ?? []).map(text => text.split(' '))
    if (earlier.length === keys.length && earlier.every(([, before]) => before === print)) return 'repeated'
    if (earlier[0]) reader.refuse(nameOf(row.flavour), `Row ${earlier[0][0]} is the same flavour with other values.`)
    if (sku !== undefined && (flavoursBySku.get(sku) ?? keys[0]) !== keys[0])
      reader.refuse('sku', 'An earlier row has this SKU for another flavour.')
    const size = sizeOf(row)
    if (row.brand) blame(reader, 'brand', brands.contradiction(row.brand))
    blame(reader, 'product', products.contradiction(productOf(row)))
    if (size) blame(reader, 'size', sizes.contradiction(size))
    if (reader.refusals.length > 0) return 'refused'
    for (const key of keys) flavours.set(key, `${row.row} ${print}`)
    if (sku !== undefined) flavoursBySku.set(sku, keys[0]!)
    if (row.brand) brands.note(row.brand, row.row)
    products.note(productOf(row), row.row)
    if (size) sizes.note(size, row.row)
    return 'taken'
  }
}

const marksOf = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (from as Record<string, unknown>)[name]]))

/** Every field that contradicts, each asked for itself. */
const unlike = (seen: ReturnType<typeof makeSeen>, { key, ...fields }: Keyed): Contradiction[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : (seen.contradiction({ key, [name]: value } as Keyed) ?? []),
  )

const leftOut = (found: readonly { field: string }[]) =>
  Object.fromEntries(found.map(({ field }) => [field, undefined]))

const none = (names: readonly string[]) => leftOut(names.map(field => ({ field })))

const unmarked = (row: Row): Row => ({
  ...row,
  product: { ...row.product, ...none(MARKS.product) },
  size: { ...row.size, facts: { ...row.size.facts, ...none(MARKS.size) } },
})

/** What a row is about: its flavours, or only its product. */
const keysOf = ({ flavours, flavour, product }: Row): string[] =>
  flavours.length === 0
    ? [`product ${product.ref}`]
    : flavours.map(({ id }) => (id === undefined ? flavour.key! : `id:${id}`))

const productOf = ({ product: { ref, id: _, key: __, copyOf: ___, ...said } }: Row): Keyed => ({ key: ref, ...said })

/** Prices belong to each flavour. */
function sizeOf({ flavours, product, size: { name, facts } }: Row): Keyed | undefined {
  const [first] = flavours
  return first && ({ key: first.family, product: product.ref, name, ...facts } as Keyed)
}

const nameOf = ({ erpId, sku, ean }: Row['flavour']): Target =>
  erpId !== undefined ? 'flavour_erp_id' : sku !== undefined ? 'sku' : ean ? 'ean' : 'flavour'

function blame(reader: RowReader, kind: 'brand' | 'product' | 'size', found: Contradiction | undefined): void {
  if (found) reader.refuse(targetOf(kind, found.field), `Row ${found.row} says otherwise of the same ${kind}.`)
}

/** The target that a field comes from. */
function targetOf(kind: 'brand' | 'product' | 'size', field: string): Target {
  if (field === 'name') return kind
  if (field === 'erpId') return `${kind}_erp_id`
  return field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as Target
}
