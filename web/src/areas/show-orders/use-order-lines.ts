import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { useUser } from '../../visit/user.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { useOrderedLines } from '../catalogue/use-ordered-lines.ts'
import { useChanges } from './changes.ts'
import { nameOf } from './lines.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { basketQuery } from './order-queries.ts'

/** The order for the rows of an order grid. Changes are sent after a pause, and when the grid closes. */
export function useOrderLines(): OrderedLines {
  const t = useTexts(orderFootTexts)
  const { language } = useLanguage()
  const user = useUser()
  const { data: basket } = useQuery({ ...basketQuery(), enabled: Boolean(user?.company) })
  const positions = basket?.positions
  const saved = useMemo(
    () =>
      positions &&
      new Map(
        positions.map(one => [
          one.product_attribute.id,
          { quantity: one.quantity, name: sizeText(nameOf(one), language) },
        ]),
      ),
    [positions, language],
  )
  // Added lines are announced by the call that adds them.
  return useOrderedLines(saved, useChanges(), (name, news) => {
    if (news.kind !== 'added') announce(t.lineNews(name, news))
  })
}
