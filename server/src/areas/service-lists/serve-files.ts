import { arrange, sortIn } from '@fairfloor/domain/service-lists/arrange'
import * as contract from '@fairfloor/domain/service-lists/contract'
import { type ServiceListName, type ServiceRow, slugOf } from '@fairfloor/domain/service-lists/lists'
import * as shapes from '@fairfloor/domain/service-lists/shapes'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import type { LiveShop } from '../seller/index.ts'
import { type ListFile, listCsv, listXlsx } from './file.ts'
import type { RowOf } from './rows.ts'

export type AskedRows = { viewer: Viewer; now: Date; query: { bought?: '1' | undefined } }
export type RowsOf = <List extends ServiceListName>(list: List, asked: AskedRows) => Promise<RowOf<List>[]>

/** Serves the lists as files. */
export function serveFiles(platform: Platform, shop: LiveShop, rowsOf: RowsOf): void {
  type Asked = Pick<Call<typeof contract.getServiceWorkbook>, 'viewer' | 'params' | 'query' | 'now'>
  async function fileOf({ viewer, params: { list }, query, now }: Asked): Promise<ListFile> {
    const rows = await rowsOf(list, { viewer, now, query })
    const { timeZone, languages } = shop.current()
    const seesPrices = hasRight(viewer, 'prices')
    const sort = sortIn(list, query.sort)
    const isHidden = !seesPrices && sort?.endsWith('price')
    return {
      list,
      rows: arrange<ServiceRow>(rows, { brand: query.brand, sort: isHidden ? null : sort }),
      language: viewer.language ?? languages[0] ?? 'en',
      timeZone,
      seesPrices,
      brand: query.brand,
      isBought: query.bought !== undefined,
      at: now,
    }
  }
  const send = async (reply: FastifyReply, { list }: ListFile, kind: 'xlsx' | 'csv', type: string, file: Buffer) => {
    await reply
      .type(type)
      .header('content-disposition', `attachment; filename="${slugOf(list)}.${kind}"`)
      .send(file)
    return undefined
  }

  serve(platform, contract.getServiceWorkbook, shapes.getServiceWorkbook, async call => {
    const file = await fileOf(call)
    return send(call.reply, file, 'xlsx', contract.getServiceWorkbook.media, Buffer.from(await listXlsx(file)))
  })

  serve(platform, contract.getServiceCsv, shapes.getServiceCsv, async call => {
    const file = await fileOf(call)
    return send(call.reply, file, 'csv', `${contract.getServiceCsv.media}; charset=utf-8`, Buffer.from(listCsv(file)))
  })
}
