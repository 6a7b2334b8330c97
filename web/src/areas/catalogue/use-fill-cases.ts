import { useCallback } from 'react'
import { useUpdatePending } from '../../lib/sending/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { caseMore } from './case-more.ts'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'
import { catalogueTexts } from './texts.ts'

/**
 * Adds a case of each flavour of a size: to the order where it holds the flavour, else to what is typed in the list.
 * With `found`, of those that a filter leaves.
 */
export function useFillCases(list: string, order: OrderedLines, found?: ReadonlySet<number>) {
  const t = useTexts(catalogueTexts).grid
  const update = useUpdatePending(list)
  return useCallback(
    (size: OfferedSize) => {
      const filled = size.product_attributes.filter(flavour => (!found || found.has(flavour.id)) && canCome(flavour))
      update(quantities => {
        const after = { ...quantities }
        for (const { id } of filled) {
          const line = order.lines.get(id)
          if (line && !quantities[id]) order.change(id, caseMore(line.quantity, size))
          else after[id] = caseMore(quantities[id] ?? 0, size)
        }
        return after
      })
      announce(t.filled(filled.length))
    },
    [found, order, update, t],
  )
}

/** Not what is gone for good. */
const canCome = ({ availability }: OfferedFlavour): boolean => availability !== 'out'
