import { findFlavours as contract } from '@fairfloor/domain/catalogue/flavour-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/flavour-desk-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { mentions } from '../../back-office/index.ts'
import type { Catalogue } from '../live.ts'
import { nameOf } from '../product-size.ts'
import { type Flavour, stockOf } from '../snapshot.ts'

const MOST = 20

/** Finds flavours for the operator, also those that are not on sale. */
export function serveFlavourFinder(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract, shapes.findFlavours, ({ query: { search } }) => {
    const snapshot = catalogue.snapshot()
    const found: Flavour[] = []
    for (const flavour of snapshot.flavours.values()) {
      if (mentions(textOf(flavour, nameOf(snapshot, flavour.id)), search)) found.push(flavour)
      if (found.length === MOST) break
    }
    return {
      flavours: found.map(({ id, sku, ean, size }) => ({
        id,
        sku,
        ean,
        name: nameOf(snapshot, id),
        units_per_case: size.unitsPerCase,
        quantity: stockOf(snapshot, id).quantity,
      })),
    }
  })
}

const textOf = ({ sku, ean, size }: Flavour, name: string) => `${name} ${sku} ${ean ?? ''} ${size.eanCase ?? ''}`
