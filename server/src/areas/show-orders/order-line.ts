import { cents } from '@fairfloor/domain/money'
import type { Flavour, Snapshot } from '../catalogue/index.ts'
import type { NewLine } from '../orders/index.ts'

/** A flavour as a line of an order, at the price that its position kept. @throws Error for a flavour that never was */
export function lineOf(snapshot: Snapshot, wish: { flavourId: number; quantity: number }, price: number): NewLine {
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

/** Positions refer to flavours by a foreign key: one that is missing here is a snapshot older than the position. */
export function flavourOf(snapshot: Snapshot, flavourId: number): Flavour {
  const flavour = snapshot.flavours.get(flavourId)
  if (!flavour) throw new Error(`Flavour ${flavourId} is not in the catalogue`)
  return flavour
}
