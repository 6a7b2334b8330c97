import type { Floor } from '../floor/start.ts'
import { timesOf } from '../measure.ts'
import { fillShopBasket } from '../prepare.ts'
import { type Session, sending } from '../product.ts'
import { milliseconds, row } from '../report.ts'

/** Placing a basket of 20 lines against one transaction that writes the same rows. Baskets are filled in between. */
export async function placeOrder(buyer: Session, floor: Floor): Promise<void> {
  let order = {}
  const { ours, floor: bare } = await timesOf(
    () => buyer.call('/api/onlineshop/orders', sending('POST', order)),
    () => ({ url: `${floor.url}/place`, method: 'POST' }),
    {
      times: 60,
      pause: 120,
      async before(side) {
        if (side === 'floor') await fetch(`${floor.url}/fill`, { method: 'POST' })
        else order = await fillShopBasket(buyer)
      },
    },
  )
  const ratio = ours / bare
  row({
    what: 'place an order of 20 lines, against the same rows',
    ours: milliseconds(ours),
    floor: milliseconds(bare),
    ratio,
    wanted: '<= 2',
    kept: ratio <= 2,
  })
}
