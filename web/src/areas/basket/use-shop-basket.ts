import { useMemo } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { useUser } from '../../visit/user.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { useOrderedLines } from '../catalogue/use-ordered-lines.ts'
import { barTexts } from './bar-texts.ts'
import { lineCalls, nameOf, useBasketQuery } from './basket.ts'

/** The shop's basket for the rows of an order grid. Changes are sent after a pause, and when the grid closes. */
export function useShopBasket(): OrderedLines {
  const t = useTexts(barTexts)
  const { language } = useLanguage()
  const user = useUser()
  const { data: basket } = useBasketQuery({ enabled: Boolean(user?.company) })
  const positions = basket?.positions
  const saved = useMemo(
    () =>
      positions &&
      new Map(positions.map(one => [one.id, { quantity: one.quantity, name: sizeText(nameOf(one), language) }])),
    [positions, language],
  )
  // Added lines are announced by the call that adds them.
  return useOrderedLines(saved, useLineChanges(lineCalls), (name, news) => {
    if (news.kind !== 'added') announce(t.lineNews(name, news))
  })
}
