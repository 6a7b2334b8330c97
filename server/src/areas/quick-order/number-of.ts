import type { Flavour } from '../catalogue/index.ts'
import type { OwnReferences } from '../customer-api/index.ts'
import type { Goods } from './goods.ts'
import { recogniser } from './recognise.ts'

/** A number that means a flavour alone: a customer may have given its SKU to another one. */
export function numberOf(own: OwnReferences, goods: Goods): (flavour: Flavour) => string {
  const meant = recogniser(own, goods)
  return flavour => {
    const numbers = [flavour.sku, flavour.ean, own.get(flavour.id)].filter(number => number != null)
    const alone = numbers.find(code => {
      const { flavours = [], gone = null, notHere = null } = meant(code) ?? {}
      const all = [...flavours, ...[gone ?? notHere].filter(one => one !== null)]
      return all.length === 1 && all[0] === flavour
    })
    return alone ?? flavour.sku
  }
}
