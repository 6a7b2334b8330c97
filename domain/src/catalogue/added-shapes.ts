import * as z from 'zod/mini'
import { extrasEntered } from '../extras-shapes.ts'
import { id, quantity } from '../shapes.ts'
import { MOST_ADDED } from './most-added.ts'

/** A line has one name of its goods: which of two was meant, nobody knows. */
export const otherName = z.optional(z.never())

/** A flavour to add; the Newcomer Week knows it by another name, too. What it costs is not the client's to say. */
export const flavourToAdd = z.object({
  product_attribute_id: id,
  ncw_product_attribute_id: otherName,
  quantity,
  // Also of what was taken out and is brought back.
  extras: extrasEntered('quick order', 'basket', 'show order'),
  price: z.optional(z.unknown()),
})

/** Lines to add. The limit is only described: who sends more is told both numbers by a refusal. */
export const linesToAdd = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.minLength(1)).register(z.globalRegistry, { maxItems: MOST_ADDED })
