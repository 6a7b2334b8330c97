import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Quantities } from '../../../lib/sending/pending.tsx'
import { cellColumn } from '../../../ui/cell-column.ts'
import { useMay, useUser } from '../../../visit/user.ts'
import { focusOrderBar } from '../../catalogue/focus-order-bar.ts'
import { useWeek } from '../frame/use-week.ts'
import { weekBasketQuery } from '../queries.ts'
import { CLEAR_MS } from './use-add-pending.ts'
import { listOf, type Marks, type WeekOrder, WeekOrderContext } from './week-order.ts'

interface WeekOrderPageProps {
  /** Whose call adds. */
  page: WeekOrder['page']
  /** digits: pieces only; cases: also '3c', plus and minus. */
  cells?: WeekOrder['cells']
  /** '/' goes to the filter of the page. */
  onFilter?: () => void
  className?: string | undefined
  children: ReactNode
}

const NOTHING: Quantities = {}
const NO_MARKS: Marks = new Map()

/**
 * What is ordered on one page of the event. Its cells are one column for the keyboard, and its bar adds what is typed in them:
 *
 * ```tsx
 * const sizes = product.productSizes.map(size => sizeShown(size, language))
 * <WeekOrderPage page="products">
 *   {sizes.map(size => <SizeRows key={size.id} size={size} />)}
 *   <AddBar sizes={sizes} label="one" />
 * </WeekOrderPage>
 * ```
 *
 * Typed quantities stay in the browser until they are added, on every page of the event that shows their flavour.
 */
export function WeekOrderPage({ page, cells = 'digits', onFilter, className, children }: WeekOrderPageProps) {
  const week = useWeek().week
  const isOfCompany = Boolean(useUser()?.company)
  const mayOrder = useMay('order') && isOfCompany
  const basket = useQuery({ ...weekBasketQuery, enabled: mayOrder }).data
  const list = listOf(week)
  const [marks, setMarks] = useState(NO_MARKS)
  const [justAdded, showAdded] = useState(NOTHING)

  useEffect(() => {
    if (justAdded === NOTHING) return undefined
    const timer = setTimeout(() => showAdded(NOTHING), CLEAR_MS)
    return () => clearTimeout(timer)
  }, [justAdded])

  const forget = useCallback((flavourId: number) => {
    setMarks(before => (before.has(flavourId) ? new Map([...before].filter(([id]) => id !== flavourId)) : before))
    showAdded(before => (flavourId in before ? { ...before, [flavourId]: 0 } : before))
  }, [])
  const inBasket = useMemo(
    () => new Map(basket?.is_backorder_confirmation ? [] : basket?.positions.map(({ id, quantity }) => [id, quantity])),
    [basket],
  )
  const order = useMemo(
    (): WeekOrder => ({ list, page, mayOrder, cells, marks, justAdded, inBasket, setMarks, showAdded, forget }),
    [list, page, mayOrder, cells, marks, justAdded, inBasket, forget],
  )
  const column = cellColumn({
    onFinish: () => focusOrderBar(list),
    onCaseOfEach: group => group.querySelector<HTMLElement>('[data-case-of-each]')?.click(),
    ...(onFilter && { onFilter }),
  })
  return (
    <WeekOrderContext value={order}>
      <div className={className} {...column}>
        {children}
      </div>
    </WeekOrderContext>
  )
}
