import type { BrandInput, Keyed, ProductInput, Range, SizeInput } from '../save/range.ts'
import type { Item } from './item.ts'
import type { Target } from './mapping.ts'
import type { RowReader } from './row-reader.ts'
import { type Contradiction, fingerprint, makeSeen } from './seen.ts'

export type RowOutcome = 'taken' | 'repeated' | 'refused'

/** Gathers the items of a file into ranges to be saved, each brand, product and size once. */
export type Batch = {
  /** Takes an item, unless an earlier row said the same of its flavour, or something else of what stands above it. */
  add(item: Item, reader: RowReader): RowOutcome
  /** What was taken since the last call, and in which row each flavour stands. */
  next(source: string): { range: Range; rowOf: (flavourKey: string) => number }
}

export function makeBatch(): Batch {
  /** By the flavour's key the row that it first stood in, and a fingerprint of it. */
  const flavours = new Map<string, string>()
  const keysBySku = new Map<string, string>()
  const brands = makePending<BrandInput>()
  const products = makePending<ProductInput>()
  const sizes = makePending<SizeInput>()
  let items: Item[] = []

  return {
    add(item, reader) {
      const { row, brand, product, size, flavour } = item
      const { key, sku } = flavour
      const print = fingerprint([brand, product, size, flavour])
      const [earlier, first] = flavours.get(key)?.split(' ') ?? []
      if (first === print) return 'repeated'
      if (first) reader.refuse(nameOf(flavour), `Row ${earlier} is the same flavour with other values.`)
      if (sku !== undefined && (keysBySku.get(sku) ?? key) !== key)
        reader.refuse('sku', 'An earlier row has this SKU for another flavour.')
      blame(reader, 'brand', brands.seen.contradiction(brand))
      blame(reader, 'product', products.seen.contradiction(product))
      blame(reader, 'size', sizes.seen.contradiction(size))
      if (reader.refusals.length > 0) return 'refused'
      flavours.set(key, `${row} ${print}`)
      if (sku !== undefined) keysBySku.set(sku, key)
      brands.take(brand, row)
      products.take(product, row)
      sizes.take(size, row)
      items.push(item)
      return 'taken'
    },
    next(source) {
      const taken = items
      items = []
      const range = {
        source,
        brands: brands.next(),
        products: products.next(),
        sizes: sizes.next(),
        flavours: taken.map(item => item.flavour),
      }
      const rowOf = (flavourKey: string) => taken.find(({ flavour }) => flavour.key === flavourKey)!.row
      return { range, rowOf }
    },
  }
}

const nameOf = ({ erpId, sku, ean }: Item['flavour']): Target =>
  erpId !== undefined ? 'flavour_erp_id' : sku !== undefined ? 'sku' : ean ? 'ean' : 'flavour'

/** Things of one kind that are to be saved with the next range. */
function makePending<Input extends Keyed>() {
  const seen = makeSeen<Input>()
  let pending = new Map<string, Input>()
  return {
    seen,
    take(input: Input, row: number) {
      if (!seen.note(input, row)) return
      const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input
      pending.set(input.key, { ...pending.get(input.key), ...said })
    },
    next(): Input[] {
      const taken = [...pending.values()]
      pending = new Map()
      return taken
    },
  }
}

function blame(reader: RowReader, kind: 'brand' | 'product' | 'size', found: Contradiction | undefined): void {
  if (found) reader.refuse(targetOf(kind, found.field), `Row ${found.row} says otherwise of the same ${kind}.`)
}

/** From which target a field of an input comes. */
function targetOf(kind: 'brand' | 'product' | 'size', field: string): Target {
  if (field === 'name') return kind
  if (field === 'erpId') return `${kind}_erp_id`
  if (field === 'groupPrices') return 'current_price'
  if (field === 'showPrices') return 'show_price'
  return field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as Target
}
