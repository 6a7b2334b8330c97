import * as contract from '@fairfloor/domain/stock/desk/contract'
import { stockDeskPage, stockFlavourDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { flavourIn } from '@fairfloor/domain/stock/desk/flavour-in'
import * as shapes from '@fairfloor/domain/stock/desk/shapes'
import { titles } from '@fairfloor/domain/stock/desk/titles'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { serveList } from '../../../platform/serve-list.ts'
import { type Catalogue, nameOf } from '../../catalogue/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { stockDifferences } from '../check-tables.ts'
import { correctStock } from './correct.ts'
import { sumNightly } from './nightly-sum.ts'
import { stockList, stockOfFlavour } from './view.ts'

/** How many flavours differed from their movements last night. One statement. */
export const countStockDifferences = (db: Db): Promise<number> => db.$count(stockDifferences)

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/** The stock of every flavour, its movements, and what was found to be otherwise. */
export function registerDesk(platform: Platform, deps: Deps): void {
  const { db, pages } = platform
  const { catalogue } = deps
  sumNightly(platform, deps)
  pages.describe(stockDeskPage, 'private', ({ language }) => ({ title: titles[language].stock }))
  pages.describe(stockFlavourDeskPage, 'private', ({ language, params }) => {
    const snapshot = catalogue.snapshot()
    const id = flavourIn(params)
    const isKnown = id !== undefined && snapshot.flavours.has(id)
    return { title: isKnown ? nameOf(snapshot, id) : titles[language].stock }
  })

  serveList(
    platform,
    contract.getStockList,
    shapes.getStockList,
    ({ query }, part) => stockList(db, catalogue, query.search, part),
    {
      name: 'stock',
      rows: ({ flavours }) => flavours,
      columns: [
        ['article', ({ name }) => name],
        ['sku', ({ sku }) => sku],
        ['ean', ({ ean }) => ean],
        ['free', ({ free }) => free],
        ['setAside', ({ set_aside }) => set_aside],
        ['waiting', ({ waiting }) => waiting],
        ['eta', ({ eta }) => eta],
      ],
    },
  )

  serve(platform, contract.getStock, shapes.getStock, ({ params, query }) =>
    stockOfFlavour(db, catalogue, params.flavour_id, query),
  )

  serve(platform, contract.correctStock, shapes.correctStock, async ({ params, body, viewer, now, transaction }) => {
    const flavourId = params.flavour_id
    // Unknown flavours are refused before anything is locked.
    await stockOfFlavour(db, catalogue, flavourId)
    const served = await transaction(tx => correctStock(tx, flavourId, { ...body, userId: viewer.userId, now }))
    return { stock: await stockOfFlavour(db, catalogue, flavourId), served }
  })
}
