import type { Viewer } from '@fairfloor/domain/viewer'
import { boughtEver } from '../orders/index.ts'
import { type Deps, type Listed, listsFor, type RowOf } from './rows.ts'

type News = { readonly [List in 'just_in' | 'price_change' | 'discontinued']: RowOf<List>[] }

/** What a customer buys and has come in, changed its price or gone since an instant. Three statements. */
export async function newsOfBought(
  deps: Deps,
  viewer: Viewer,
  { since, now }: { since: Date; now: Date },
): Promise<News> {
  const lists = listsFor(deps, viewer, now)
  const isBought = await boughtBy(deps, viewer)
  const fresh = <Row>(listed: readonly Listed<Row>[]) =>
    listed.flatMap(one => (one.since !== null && one.since > since && isBought(one) ? [one.row] : []))
  return {
    just_in: fresh(await lists.just_in()),
    price_change: fresh(await lists.price_change()),
    discontinued: fresh(await lists.discontinued()),
  }
}

/** What a customer buys and is expected on a day that is known, the next first. Three statements. */
export async function comingOfBought(deps: Deps, viewer: Viewer, now: Date): Promise<RowOf<'eta'>[]> {
  const isBought = await boughtBy(deps, viewer)
  const listed = await listsFor(deps, viewer, now).eta()
  return listed.flatMap(one => (one.row.eta_date !== null && isBought(one) ? [one.row] : []))
}

async function boughtBy({ db }: Deps, { customerId }: Viewer) {
  const known = customerId === null ? new Set<number>() : await boughtEver(db, customerId)
  return ({ of }: Pick<Listed<unknown>, 'of'>) => of.some(({ id }) => known.has(id))
}
