import { cents } from '@fairfloor/domain/money'
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
