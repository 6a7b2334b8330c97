import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { showPrices, sizePrices } from '../price-tables.ts'
import { setStock } from '../stock.ts'
import { stock as stockTable } from '../tables.ts'
import type { FlavourInput, Outcome, SizeInput } from './range.ts'
import { among } from './save-rows.ts'

type IdsByKey = ReadonlyMap<string, number>

/** Saves the prices of groups and editions. @returns the results by the size's key */
export async function savePrices(tx: Db, inputs: readonly SizeInput[], ids: IdsByKey): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const priced = inputs.filter(input => ids.has(input.key) && (input.groupPrices || input.showPrices))
  if (priced.length === 0) return outcomes
  const sizeIds = priced.map(input => ids.get(input.key)!)
  const groups = await tx.select().from(sizePrices).where(among(sizePrices.sizeId, sizeIds))
  const shows = await tx.select().from(showPrices).where(among(showPrices.sizeId, sizeIds))
  const oldGroups = new Map(groups.map(row => [`${row.sizeId} ${row.priceGroupId}`, row]))
  const oldShows = new Map(shows.map(row => [`${row.sizeId} ${row.editionId}`, row]))
  const newGroups: GroupPriceRow[] = []
  const newShows: ShowPriceRow[] = []
  for (const { key, groupPrices = [], showPrices: fair = [] } of priced) {
    const sizeId = ids.get(key)!
    const each: Outcome[] = []
    for (const { priceGroupId, regular, current } of groupPrices) {
      const old = oldGroups.get(`${sizeId} ${priceGroupId}`)
      each.push(outcomeOf(old, old?.regular === regular && old.current === current))
      if (each.at(-1) !== 'unchanged') newGroups.push({ sizeId, priceGroupId, regular, current })
    }
    for (const { editionId, price } of fair) {
      const old = oldShows.get(`${sizeId} ${editionId}`)
      each.push(outcomeOf(old, old?.price === price))
      if (each.at(-1) !== 'unchanged') newShows.push({ sizeId, editionId, price })
    }
    if (each.length > 0) outcomes.set(key, each.every(one => one === each[0]) ? each[0]! : 'changed')
  }
  await writeGroupPrices(tx, newGroups)
  await writeShowPrices(tx, newShows)
  return outcomes
}

type GroupPriceRow = typeof sizePrices.$inferSelect
type ShowPriceRow = typeof showPrices.$inferSelect

export const writeGroupPrices = (tx: Db, prices: readonly GroupPriceRow[]): Promise<void> =>
  writeJson(
    tx,
    prices,
    lines => sql`
      insert into size_prices (size_id, price_group_id, regular, current)
      select "sizeId", "priceGroupId", regular, current
      from jsonb_to_recordset(${lines}::jsonb) as p("sizeId" int, "priceGroupId" int, regular int, current int)
      on conflict (size_id, price_group_id) do update set regular = excluded.regular, current = excluded.current`,
  )

export const writeShowPrices = (tx: Db, prices: readonly ShowPriceRow[]): Promise<void> =>
  writeJson(
    tx,
    prices,
    lines => sql`
      insert into show_prices (size_id, edition_id, price)
      select "sizeId", "editionId", price
      from jsonb_to_recordset(${lines}::jsonb) as p("sizeId" int, "editionId" int, price int)
      on conflict (size_id, edition_id) do update set price = excluded.price`,
  )

/** Sets the stock of the inputs; a first count is new. @returns the results by the flavour's key */
export async function saveStock(
  tx: Db,
  inputs: readonly Pick<FlavourInput, 'key' | 'stock' | 'initialStock'>[],
  ids: IdsByKey,
  dryRun: boolean,
): Promise<Map<string, Outcome>> {
  const counted = inputs.flatMap(({ key, stock, initialStock }) => {
    const wanted = stock ?? (initialStock === undefined ? undefined : { quantity: initialStock })
    return wanted && ids.has(key) ? [{ key, flavourId: ids.get(key)!, isFirst: !stock, eta: undefined, ...wanted }] : []
  })
  if (counted.length === 0) return new Map()
  const flavourIds = counted.map(line => line.flavourId)
  const rows = await tx.select().from(stockTable).where(among(stockTable.flavourId, flavourIds))
  const olds = new Map(rows.map(row => [row.flavourId, row]))
  const outcomes = new Map(
    counted.map(({ key, flavourId, quantity, eta, isFirst }) => {
      const old = olds.get(flavourId)
      const known = old?.quantity ?? null
      const isSame = known === quantity && (eta === undefined || (old?.eta ?? null) === eta)
      const isFirstCount = known === null && quantity !== null
      return [key, outcomeOf(isFirstCount ? undefined : old, isSame || (isFirst && known !== null))]
    }),
  )
  if (!dryRun)
    await setStock(
      tx,
      counted.filter(({ key }) => outcomes.get(key) !== 'unchanged'),
      { kind: 'import' },
    )
  return outcomes
}

const outcomeOf = (old: unknown, same: boolean): Outcome => (same ? 'unchanged' : old ? 'changed' : 'new')

async function writeJson(tx: Db, lines: readonly object[], statement: (json: string) => SQL): Promise<void> {
  if (lines.length > 0) await tx.execute(statement(JSON.stringify(lines)))
}
