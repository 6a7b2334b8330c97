import { dayIn } from '@fairfloor/domain/day'
import * as contract from '@fairfloor/domain/outlet/desk-contract'
import * as shapes from '@fairfloor/domain/outlet/desk-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { changeLot, countLot, withdrawLot } from './change-lot.ts'
import { outletDesk, outletLotAnswer, proposals } from './desk-view.ts'
import { makeLot } from './make-lot.ts'

/** Where the lots of the outlet come from: made, priced, counted and withdrawn by the operator. */
export function serveOutletDesk(
  platform: Platform,
  { catalogue, shop }: { readonly catalogue: Catalogue; readonly shop: LiveShop },
): void {
  const { db } = platform
  const atNow = (now: Date) => ({ snapshot: catalogue.snapshot(), today: dayIn(now, shop.current().timeZone) })

  serveList(
    platform,
    contract.getOutletDesk,
    shapes.getOutletDesk,
    ({ query, now }, part) => outletDesk(db, query, atNow(now), part),
    {
      name: 'outlet',
      rows: ({ lots }) => lots,
      columns: [
        ['article', ({ name }) => name],
        ['sku', ({ sku }) => sku],
        ['lot', ({ lot }) => lot],
        ['bestBefore', ({ best_before }) => best_before],
        ['reason', ({ reason }) => reason, 'word'],
        ['state', ({ state }) => state, 'word'],
        ['left', ({ quantity }) => quantity],
        ['price', ({ price }) => price, 'euros'],
        ['regular', ({ regular_price }) => regular_price, 'euros'],
      ],
    },
  )

  serve(platform, contract.getOutletProposals, shapes.getOutletProposals, ({ now }) => proposals(db, atNow(now)))

  serve(platform, contract.getOutletLot, shapes.getOutletLot, ({ params, now }) =>
    outletLotAnswer(db, params.lot_id, atNow(now)),
  )

  serve(platform, contract.makeOutletLot, shapes.makeOutletLot, ({ body, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      const id = await makeLot(tx, { body, ...atNow(now), userId, now })
      await writeAudit(tx, { at: now, userId, action: 'make outlet lot', subject: subjectOf(id), details: body })
      return outletLotAnswer(tx, id, atNow(now))
    }),
  )

  serve(platform, contract.changeOutletLot, shapes.changeOutletLot, call => {
    const { body, now } = call
    const { userId } = call.viewer
    const id = call.params.lot_id
    return call.transaction(async tx => {
      const before = await changeLot(tx, id, { body, userId, now })
      const details = { price: [before.price / 100, body.price], reason: [before.reason, body.reason] }
      await writeAudit(tx, { at: now, userId, action: 'change outlet lot', subject: subjectOf(id), details })
      return outletLotAnswer(tx, id, atNow(now))
    })
  })

  serve(platform, contract.countOutletLot, shapes.countOutletLot, call => {
    const { body, now } = call
    const { userId } = call.viewer
    const id = call.params.lot_id
    return call.transaction(async tx => {
      const before = await countLot(tx, id, { body, userId, now })
      const details = { pieces: [before.quantity, body.quantity], note: body.note }
      await writeAudit(tx, { at: now, userId, action: 'count outlet lot', subject: subjectOf(id), details })
      return outletLotAnswer(tx, id, atNow(now))
    })
  })

  serve(platform, contract.withdrawOutletLot, shapes.withdrawOutletLot, call => {
    const { body, now } = call
    const { userId } = call.viewer
    const id = call.params.lot_id
    return call.transaction(async tx => {
      const { quantity } = await withdrawLot(tx, id, { body, userId, now, today: atNow(now).today })
      const details = { pieces: quantity, to: body.to, note: body.note }
      await writeAudit(tx, { at: now, userId, action: 'withdraw outlet lot', subject: subjectOf(id), details })
      return outletLotAnswer(tx, id, atNow(now))
    })
  })
}

const subjectOf = (lotId: number): string => `Outlet lot ${lotId}`
