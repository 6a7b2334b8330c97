import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import { euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Buyer, isOffered, pricesOf, type Size } from '../catalogue/index.ts'

/** Flavours of new products that can be ordered, best-selling sizes first, at the buyer's price. */
export const newProductsOf = (sizes: readonly Size[], buyer: Buyer, now: Date): NewProduct[] =>
  sizes
    .filter(({ product }) => product.isNew)
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(size => {
      const prices = pricesOf(size, buyer)
      if (!prices) return []
      return size.flavours
        .filter(flavour => isOffered(flavour, now))
        .map(flavour => ({
          id: flavour.id,
          image_background_public_url: pictureUrlOf(flavour.image ?? size.image ?? size.product.image),
          product_size: { id: size.id, name: size.name, product: { name: size.product.name } },
          product_attribute: { id: flavour.id, name: flavour.name },
          regular_price: euros(prices.regular),
          current_price: euros(prices.show ?? prices.current),
        }))
    })
