import { loadSnapshot, type Size, type Snapshot, saveRange, setStock } from '../server/src/areas/catalogue/index.ts'
import { type Db, openServer } from '../server/src/platform/database.ts'
import { transaction } from '../server/src/platform/transaction.ts'
import type { BenchDatabase } from './databases.ts'
import { BRAND } from './range.ts'

/** Changes per second; one in ten stock movements and one in five catalogue changes affect the measured brand. */
export const MOVEMENTS = 50
export const CHANGES = 5
const BRAND_MOVEMENTS = 10
const BRAND_CHANGES = 5

export type Changer = {
  /** Makes changes until it is told to stop. */
  start(): void
  /** @returns how many were committed per second */
  stop(): Promise<{ movements: number; changes: number }>
  close(): Promise<void>
}

/** Another program on the same database, like an ERP that pushes stock or a back office: it uses the product's commands. */
export async function openChanger({ env }: BenchDatabase): Promise<Changer> {
  const database = await openServer(env.DATABASE_URL!, { most: 4 })
  const { db } = database
  const snapshot = await loadSnapshot(db)
  const sizes = [...snapshot.sizes.values()]
  const measured = sizes.filter(({ product }) => product.brand.name === BRAND.name)
  const others = sizes.filter(({ product }) => product.brand.name !== BRAND.name)
  let count = { movements: 0, changes: 0 }
  let stop: (() => Promise<void>) | undefined
  let began = 0

  /** Every nth flavour or size, advancing with each call. */
  const pick = (nth: number, of: number): Size => {
    const from = nth % of === 0 ? measured : others
    return from[(nth * 7919) % from.length]!
  }

  return {
    start() {
      began = performance.now()
      count = { movements: 0, changes: 0 }
      const loops = [
        paced(MOVEMENTS, async nth => {
          const { flavours } = pick(nth, BRAND_MOVEMENTS)
          await transaction(db, tx => setStock(tx, [{ flavourId: flavours[0]!.id, quantity: 90_000 + (nth % 1000) }]))
          count.movements++
        }),
        paced(CHANGES, async nth => {
          await changePrice(db, snapshot, pick(nth, BRAND_CHANGES), nth)
          count.changes++
        }),
      ]
      stop = async () => void (await Promise.all(loops.map(end => end())))
    },
    async stop() {
      await stop?.()
      const seconds = (performance.now() - began) / 1000
      return { movements: count.movements / seconds, changes: count.changes / seconds }
    },
    close: () => database.close(),
  }
}

/** Runs work this many times a second, sequentially. @returns a function to stop it */
function paced(perSecond: number, work: (nth: number) => Promise<void>): () => Promise<void> {
  let ended = false
  const began = performance.now()
  const running = (async () => {
    for (let nth = 0; !ended; nth++) {
      await work(nth)
      const wait = began + ((nth + 1) * 1000) / perSecond - performance.now()
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    }
  })()
  return () => {
    ended = true
    return running
  }
}

function changePrice(db: Db, { categories }: Snapshot, size: Size, nth: number): Promise<unknown> {
  const { product } = size
  const path: string[] = []
  for (let at = categories.get(product.category.id); at; at = categories.get(at.parentId ?? -1)) path.unshift(at.name)
  const price = 1000 + (nth % 500)
  return transaction(db, tx =>
    saveRange(tx, {
      brands: [{ key: 'brand', id: product.brand.id, name: product.brand.name }],
      products: [{ key: 'product', id: product.id, brand: 'brand', category: path, name: product.name }],
      sizes: [
        { key: 'size', id: size.id, product: 'product', name: size.name, regularPrice: price, currentPrice: price },
      ],
      flavours: [],
    }),
  )
}
