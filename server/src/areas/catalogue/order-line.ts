import { type Cents, cents, sum } from '@fairfloor/domain/money'
import type { Flavour, Snapshot } from './snapshot.ts'

/** A flavour as an order keeps it, at a unit price. @throws Error for a flavour that never existed */
export function lineOf(snapshot: Snapshot, wish: { flavourId: number; quantity: number }, price: number) {
  const flavour = flavourOf(snapshot, wish.flavourId)
  const { size } = flavour
  return {
    flavourId: flavour.id,
    quantity: wish.quantity,
    unitNet: cents(price),
    vatClass: size.product.vatClass,
    depositClass: size.depositClass,
    readyMillilitres: size.readyMillilitres,
    hasLabel: size.hasLabel,
    sku: flavour.sku,
    ean: flavour.ean,
    brandName: size.product.brand.name,
    productName: size.product.name,
    sizeName: size.name,
    flavourName: flavour.name,
  }
}

/** A foreign key protects what is ordered, so a missing flavour means that the snapshot is older than the order. */
export function flavourOf(snapshot: Snapshot, flavourId: number): Flavour {
  const flavour = snapshot.flavours.get(flavourId)
  if (!flavour) throw new Error(`Flavour ${flavourId} is not in the catalogue`)
  return flavour
}

/** Lines, pieces and net price of what counts in a basket of any kind. */
export const sumsOf = (counted: readonly { readonly quantity: number; readonly net: Cents }[]) => ({
  lines: counted.length,
  quantity: counted.reduce((pieces, { quantity }) => pieces + quantity, 0),
  price: sum(counted.map(({ net }) => net)),
})
