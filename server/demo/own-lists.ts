import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { rights } from '@fairfloor/domain/viewer'
import { isOffered, pricesOf, type Snapshot, stockOf } from '../src/areas/catalogue/index.ts'
import { createList, setFavourite } from '../src/areas/order-lists/index.ts'
import { noteHere } from '../src/areas/service-lists/index.ts'
import { setAlert } from '../src/areas/stock/index.ts'
import type { Db } from '../src/platform/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FAVOURITES = 8
const ALERTS = 3

const LISTS = [
  { name: 'Weekly refill', sharing: 'change', first: 60, lines: 9 },
  { name: 'Shop window', sharing: 'private', first: 800, lines: 5 },
] as const

type Buyer = { readonly userId: number; readonly customerId: number; readonly priceGroupId: number }

/** What the buyer has marked: favourites, two order lists, and what it is to be told of when it comes back; and its last visit. */
export async function demoOwnLists(tx: Db, snapshot: Snapshot, buyer: Buyer, now: Date): Promise<void> {
  const { userId, priceGroupId } = buyer
  const country = 'NL'
  const offered = [...snapshot.flavours.values()].filter(
    flavour => isOffered(flavour, now) && pricesOf(flavour.size, { country, priceGroupId }),
  )
  const sizes = [...new Set(offered.map(({ size }) => size.id))]
  const step = Math.max(1, Math.floor(sizes.length / FAVOURITES))
  for (const [i, sizeId] of sizes
    .filter((_, n) => n % step === 0)
    .slice(0, FAVOURITES)
    .entries())
    await setFavourite(tx, userId, sizeId, { wanted: true, now: new Date(now.getTime() - (1 + 3 * i) * DAY_MS) })
  for (const { name, sharing, first, lines } of LISTS) {
    const positions = offered
      .slice(first, first + lines)
      .map(({ id, size }, i) => ({ flavourId: id, quantity: size.unitsPerCase * (1 + (i % 2)) }))
    await createList(tx, viewerOf(buyer, country), { name, sharing, positions }, new Date(now.getTime() - 6 * DAY_MS))
  }
  const gone = offered.filter(({ id }) => stockOf(snapshot, id).quantity === 0).slice(0, ALERTS)
  await noteHere(tx, userId, new Date(now.getTime() - 3 * DAY_MS))
  for (const { id } of gone) await setAlert(tx, userId, id, true, new Date(now.getTime() - 2 * DAY_MS))
}

/** The buyer as a viewer: lists and keys belong to those who make them. */
export const viewerOf = ({ userId, customerId, priceGroupId }: Buyer, country: string): CustomerViewer => ({
  ...{ userId, customerId, priceGroupId, country, name: '', email: '', company: null, brandErpId: null },
  ...{ isOrganiser: false, isAgent: false, isOperator: false, mustChangePassword: false, agent: null, language: null },
  mustSetUpSecondFactor: false,
  ...{ vtsOrdersVisible: true, hasApiAccess: true, hasBonus: true, rights, orderLimit: null },
})
