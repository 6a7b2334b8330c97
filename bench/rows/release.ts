import type { Floor } from '../floor/start.ts'
import { timesOf } from '../measure.ts'
import { releasing } from '../prepare.ts'
import type { Session } from '../product.ts'
import { milliseconds, row } from '../report.ts'

/** A release of 20 lines against one transaction that writes the same rows. */
export async function releaseOrder(buyer: Session, floor: Floor): Promise<void> {
  const release = await releasing(buyer)
  const { ours, floor: bare } = await timesOf(
    () => buyer.call('/api/onlineshop/vts-release', release),
    () => ({ url: `${floor.url}/release`, method: 'POST' }),
    // The mail that follows a release is made in the pause.
    { times: 60, pause: 120 },
  )
  const ratio = ours / bare
  row({
    what: 'release 20 lines, against the same rows',
    ours: milliseconds(ours),
    floor: milliseconds(bare),
    ratio,
    wanted: '<= 2',
    kept: ratio <= 2,
  })
}
