import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/promotions/desk-contract'
import * as shapes from '@fairfloor/domain/promotions/desk-shapes'
import { offerPrice } from '@fairfloor/domain/promotions/price'
import type { Clearance } from '@fairfloor/domain/promotions/promotion'
import { refuse } from '@fairfloor/domain/promotions/refusals'
import { stateOf } from '@fairfloor/domain/promotions/states'
import { type Part, partOf } from '../../../platform/keyset.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { type ListCall, serveList } from '../../../platform/serve-list.ts'
import { mentions, writeAudit } from '../../back-office/index.ts'
import type { Size } from '../../catalogue/index.ts'
import { REST, readClearances } from '../read.ts'
import { removeClearance, saveClearances } from '../save-campaigns.ts'
import { checkWindow } from './check-input.ts'
import { nameOf } from './names.ts'
import type { Deps } from './promotions.ts'

type Row = Answer<typeof contract.getClearances>['clearances'][number]

const ENDLESS = '9999'
const ORDER: Record<'name' | 'percent' | 'end', (a: Row, b: Row) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  percent: (a, b) => b.percent - a.percent || a.name.localeCompare(b.name),
  end: (a, b) => (a.end ?? ENDLESS).localeCompare(b.end ?? ENDLESS),
}

/** The operator's clearance sale. */
export function serveClearanceDesk(platform: Platform, { catalogue, promotions, shop }: Deps): void {
  const list = (
    { query: { search, state, sort = 'name' }, now }: ListCall<typeof contract.getClearances>,
    part: Part,
  ) => {
    const { sizes } = catalogue.snapshot()
    const all = promotions.campaigns().clearances
    const found = all
      .flatMap(clearance => {
        const size = sizes.get(clearance.sizeId)
        return size ? [rowOf(clearance, size, now)] : []
      })
      .filter(row => (!state || row.state === state) && mentions(`${row.name} ${row.group ?? ''}`, search))
      .sort(ORDER[sort])
    const { rows: clearances, listed } = partOf(found, ({ id }) => id, part)
    return {
      ...listed,
      time_zone: shop.current().timeZone,
      groups: [...new Set(all.flatMap(({ group }) => group ?? []))].sort(),
      clearances,
    }
  }

  serveList(platform, contract.getClearances, shapes.getClearances, list, {
    name: 'clearance',
    rows: ({ clearances }) => clearances,
    columns: [
      ['article', ({ name }) => name],
      ['percent', ({ percent }) => percent],
      ['group', ({ group }) => group],
      ['regular', ({ regular_price }) => regular_price, 'euros'],
      ['price', ({ clearance_price }) => clearance_price, 'euros'],
      ['state', ({ state }) => state, 'word'],
      ['from', ({ start }) => start, 'instant'],
      ['until', ({ end }) => end, 'instant'],
    ],
  })

  serve(platform, contract.setClearances, shapes.setClearances, async ({ body, viewer, now, transaction }) => {
    const { percent, group } = body
    const start = new Date(body.start)
    const end = body.end === null ? null : new Date(body.end)
    checkWindow(start, end)
    const { sizes } = catalogue.snapshot()
    if (!body.size_ids.every(id => sizes.has(id))) throw refuse('not_in_range').at('size_ids')
    await transaction(async tx => {
      const ids = [...new Set(body.size_ids)]
      const before = new Map((await readClearances(tx)).map(clearance => [clearance.sizeId, clearance]))
      await saveClearances(
        tx,
        ids.map(sizeId => ({ sizeId, percent, group, start, end })),
      )
      for (const id of ids) {
        const old = before.get(id)
        await writeAudit(tx, {
          at: now,
          userId: viewer.userId,
          action: 'set clearance',
          subject: nameOf(sizes.get(id)!),
          details: {
            before: old ? auditView(old) : null,
            after: auditView({ sizeId: id, percent, group, start, end }),
          },
        })
      }
    })
    await promotions.reload([REST])
    return { success: true } as const
  })

  serve(platform, contract.endClearance, shapes.endClearance, async ({ params, viewer, now, transaction }) => {
    await transaction(async tx => {
      const before = (await readClearances(tx)).find(({ sizeId }) => sizeId === params.id)
      if (!before) throw refuse('not_found')
      await removeClearance(tx, params.id)
      const size = catalogue.snapshot().sizes.get(params.id)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'end clearance',
        subject: size ? nameOf(size) : String(params.id),
        details: { before: auditView(before) },
      })
    })
    await promotions.reload([REST])
    return { success: true } as const
  })
}

function rowOf(clearance: Clearance, size: Size, now: Date): Row {
  const { percent, group, start, end } = clearance
  return {
    id: size.id,
    name: nameOf(size),
    percent,
    group,
    start: start.toISOString(),
    end: end?.toISOString() ?? null,
    state: stateOf(clearance, now),
    regular_price: size.listPrice && euros(size.listPrice.regular),
    clearance_price: size.listPrice && euros(offerPrice(size.listPrice, [percent])),
  }
}

const auditView = ({ percent, group, start, end }: Clearance) => ({
  percent,
  group,
  start: start.toISOString(),
  end: end?.toISOString() ?? null,
})
