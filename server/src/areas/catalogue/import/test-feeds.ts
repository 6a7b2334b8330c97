import { checkDigit } from '@fairfloor/domain/gtin'

/** The expected flavour after all feeds; null where nothing was set. */
export type Article = {
  readonly sku: string
  ean: string | null
  product: string
  size: string
  flavour: string
  unitsPerCase: number
  regular: number | null
  current: number | null
  msrp: number | null
  stock: number | null
}

/** A file: rows of cells by column, all text, and how many rows must be refused. */
export type Feed = { readonly kind: string; readonly rows: readonly Cells[]; readonly refused: number }
export type Cells = Readonly<Record<string, string>>

type Product = { category: string; description: string }

/** Numbers from 0 to below 1, reproducible by seed (a linear congruential generator without its lowest bits). */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

const SIZES = ['300 g', '908 g', '2 kg']
const FLAVOURS = ['Vanilla', 'Cocoa', 'Lemon', 'Plain']
const PRODUCTS = ['Whey', 'Bar', 'Oats']
const NEW_NAMES = ['Vanille', 'Choc', 'Zest']
/** Few prices, so that flavours often cost the same. */
const PRICES = [1000, 1200, 1500]

/**
 * A shop's range as its suppliers mean it, and random feeds about it. The model is as simple as possible: one record
 * per flavour, in which each cell of a file replaces one value.
 */
export function makeFeeds(seed: number, name: string) {
  const brand = `Brand ${name}`
  const articles = new Map<string, Article>()
  const products = new Map<string, Product>()

  const next = numbersFrom(seed)
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)]!
  const shuffle = <T>(all: readonly T[]): T[] =>
    all
      .map(one => ({ one, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one)
  const happens = (part: number) => next() < part
  const some = <T>(all: readonly T[], most: number): T[] => shuffle(all).slice(0, 1 + below(most))
  const known = () => [...articles.values()]
  const money = (cents: number) => (cents / 100).toFixed(2)

  /** Every article that may ever exist, with its place. */
  const universe = PRODUCTS.flatMap((product, p) =>
    SIZES.flatMap((size, s) =>
      FLAVOURS.map((flavour, f) => {
        const number = `${p}${s}${f}`
        const digits = `29${String([...name].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7) % 1e7).padStart(7, '0')}${number}`
        return { sku: `${name}-${number}`, ean: `${digits}${checkDigit(digits)}`, product, size, flavour }
      }),
    ),
  )

  /** Draws once per name: rows of one product or size must not contradict each other. */
  function once<T>(draw: () => T): (key: string) => T {
    const drawn = new Map<string, T>()
    return key => {
      if (!drawn.has(key)) drawn.set(key, draw())
      return drawn.get(key)!
    }
  }

  const silent = (value: string): string => (happens(0.3) ? '' : value)
  const prices = (isNew: boolean): Cells => {
    const regular = pick(PRICES)
    const current = happens(0.3) ? 800 : regular
    const all = { regular_price: money(regular), current_price: money(current), msrp: money(pick([1900, 2500])) }
    if (isNew) return all
    return Object.fromEntries(Object.entries(all).map(([column, value]) => [column, silent(value)]))
  }
  const number = ({ sku, ean }: Article): Cells => (ean !== null && happens(0.4) ? { ean } : { sku })
  const inOneColumn = (rows: Cells[]): Cells[] => {
    const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
    return rows.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? ''])))
  }

  const kinds: Record<string, () => { rows: Cells[]; refused?: number }> = {
    full() {
      const category = once(() => silent(pick(['Protein', 'Food > Bars', 'Food'])))
      const description = once(() => silent(`About ${below(100)}`))
      const units = once(() => silent(String(pick([1, 6, 12]))))
      const rows = some(universe, 9).map(home => {
        const there = articles.get(home.sku)
        const { product, size, flavour, ean } = { ...home, ...there }
        return {
          brand,
          product,
          category: category(product),
          description: description(product),
          size: there ? silent(size) : size,
          flavour: there ? silent(flavour) : flavour,
          sku: home.sku,
          ean: there ? '' : silent(ean ?? ''),
          units_per_case: units(`${product}/${size}`),
          stock: silent(String(below(20))),
          ...prices(!there),
        }
      })
      return { rows }
    },
    price: () => ({ rows: some(known(), 8).map(article => ({ ...number(article), ...prices(false) })) }),
    regularPrice: () => ({
      rows: some(known(), 8).map(({ sku }) => ({ sku, regular_price: money(pick(PRICES)) })),
    }),
    stock() {
      const rows: Cells[] = some(known(), 8).map(article => ({ ...number(article), stock: silent(String(below(20))) }))
      const unknown = Array.from({ length: below(3) }, (_, i) => ({ sku: `${name}-none-${i}`, stock: '5' }))
      return { rows: [...rows, ...unknown], refused: unknown.length }
    },
    sheetOfNames() {
      const isOnly = (one: Article) => known().filter(other => isSame(namesOf(other), namesOf(one))).length === 1
      const rows = some(known().filter(isOnly), 6).map(({ product, size, flavour }) => ({
        brand: brand.toUpperCase(),
        product: product.toUpperCase(),
        size: size.toUpperCase(),
        flavour: flavour.toLowerCase(),
        stock: silent(String(below(20))),
        ...prices(false),
      }))
      return { rows }
    },
    partial() {
      const category = once(() => pick(['Protein', 'Drinks']))
      const units = once(() => pick(['', '4', '6']))
      const says = { category: happens(0.5), units: happens(0.5), stock: happens(0.5), flavour: happens(0.3) }
      const rows = some(known(), 6).map(({ sku, product, size }) => ({
        brand,
        product,
        sku,
        ...(says.category ? { category: category(product) } : {}),
        ...(says.units ? { units_per_case: units(`${product}/${size}`) } : {}),
        ...(says.stock ? { stock: silent('7') } : {}),
        ...(says.flavour ? { flavour: silent(pick(NEW_NAMES)) } : {}),
      }))
      return { rows }
    },
    /** Sizes are renamed, or flavours move to another one. */
    move() {
      const to = once(() => pick([...SIZES, '1 kg']))
      const units = once(() => String(pick([6, 12])))
      const isOfAll = happens(0.5)
      const { product: whole } = pick(known())
      const moved = isOfAll ? known().filter(({ product }) => product === whole) : some(known(), 5)
      const rows = moved.map(({ sku, product, size: from }) => {
        const size = isOfAll ? to(`${product}/${from}`) : pick(SIZES)
        return { sku, size, units_per_case: units(`${product}/${size}`), ...(happens(0.5) ? prices(false) : {}) }
      })
      return { rows }
    },
  }

  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const namesOf = ({ product, size, flavour }: Article) => `${product}/${size}/${flavour}`

  function find(row: Cells): Article | undefined {
    if (row.sku) return articles.get(row.sku)
    if (row.ean) return known().find(({ ean }) => ean === row.ean)
    return known().find(one => isSame(namesOf(one), `${row.product}/${row.size}/${row.flavour}`))
  }

  /** Prices after a row: missing ones stay, and the current price never exceeds the regular one. */
  function price(article: Article, { regular_price, current_price, msrp }: Cells): void {
    const cents = (text: string | undefined) => (text ? Math.round(Number(text) * 100) : undefined)
    const [regular, current] = [cents(regular_price), cents(current_price)]
    const wasOne = article.regular === article.current
    if (regular !== undefined && current !== undefined) Object.assign(article, { regular, current })
    else if (regular !== undefined) {
      const lower = Math.min(article.current ?? regular, regular)
      Object.assign(article, { regular, current: wasOne ? regular : lower })
    } else if (current !== undefined)
      Object.assign(article, { regular: Math.max(article.regular ?? current, current), current })
    article.msrp = cents(msrp) ?? article.msrp
  }

  function apply({ rows }: { rows: readonly Cells[] }): void {
    for (const row of rows) {
      const there = find(row)
      if (!there && !(row.brand && row.product)) continue
      const article = there ?? fresh(row)
      articles.set(article.sku, article)
      // Cells that identify an article add nothing new, whatever their case.
      if (row.sku || row.ean) {
        article.size = row.size || article.size
        article.flavour = row.flavour || article.flavour
      }
      article.ean = row.ean || article.ean
      article.stock = row.stock ? Number(row.stock) : article.stock
      price(article, row)
      const product = products.get(article.product) ?? { category: 'Other', description: '' }
      products.set(article.product, product)
      product.category = row.category || product.category
      product.description = row.description || product.description
    }
    // The number of units belongs to the size: it applies to all of its flavours, in the file or not.
    for (const row of rows) {
      const article = find(row)
      if (!article || !row.units_per_case) continue
      for (const other of known())
        if (other.product === article.product && other.size === article.size)
          other.unitsPerCase = Number(row.units_per_case)
    }
  }

  /** A new flavour of an existing size comes in the size's cases. */
  function fresh(row: Cells): Article {
    const mate = known().find(({ product, size }) => product === row.product && size === row.size)
    return {
      sku: row.sku!,
      ean: null,
      product: row.product!,
      size: row.size!,
      flavour: 'Standard',
      unitsPerCase: mate?.unitsPerCase ?? 1,
      regular: null,
      current: null,
      msrp: null,
      stock: null,
    }
  }

  return {
    brand,
    articles: articles as ReadonlyMap<string, Article>,
    products: products as ReadonlyMap<string, Product>,
    /** The next feed; `range` becomes what the shop must hold afterwards. */
    next(): Feed {
      const kind = articles.size === 0 || happens(0.25) ? 'full' : pick(Object.keys(kinds))
      const { rows, refused = 0 } = kinds[kind]!()
      const feed = { kind, rows: shuffle(inOneColumn(rows)), refused }
      apply(feed)
      return feed
    },
  }
}

/** How many sizes the range needs: one for all flavours of a product that are offered alike. */
export const sizesNeeded = (articles: Iterable<Article>): number =>
  new Set(
    [...articles].map(({ product, size, unitsPerCase, regular, current, msrp }) =>
      JSON.stringify([product, size.toLowerCase(), unitsPerCase, regular, current, msrp]),
    ),
  ).size
