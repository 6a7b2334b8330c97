import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { WhileOpen } from '../frame/WhileOpen.tsx'
import WeekTyped from '../pending/WeekTyped.tsx'
import { weekBasketQuery } from '../queries.ts'
import { type WeekBasket as Basket, standingOf } from './basket.ts'
import { MovedNotice } from './Notices.tsx'
import { useMoved } from './use-moved.ts'
import { useWeekAttempts } from './use-place.tsx'
import { WeekBasket } from './WeekBasket.tsx'

/** The basket while the event is open; a backorder to confirm at any time. */
export default function OwnBasket() {
  // Colleagues change it, and the operator asks, at any time.
  const query = useQuery({ ...weekBasketQuery, refetchOnWindowFocus: 'always' })
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={6} height={76} />}>
      {basket => <Standing basket={basket} readAt={query.dataUpdatedAt} />}
    </Loaded>
  )
}

/**
 * The basket while the event is open; a backorder to confirm at any time. While a notice is unread, or a call without
 * an answer is not settled, the page stays in place even if the event is over.
 */
function Standing({ basket, readAt }: { basket: Basket; readAt: number }) {
  const confirms = standingOf(basket)
  const moved = useMoved(confirms)
  const { attempts } = useWeekAttempts()
  const [placed, showPlaced] = useState<ReactNode>(null)
  const [added, setAdded] = useState(0)
  const isTold = moved.from === null && moved.emptied === null && attempts.length === 0
  if (placed) return placed
  return (
    <>
      <WeekTyped look="page" onAdded={() => setAdded(added + 1)} />
      <MovedNotice confirms={confirms} moved={moved} />
      <WhileOpen goods={false} stays={basket.is_backorder_confirmation || !isTold}>
        <WeekBasket
          key={String(basket.is_backorder_confirmation)}
          basket={basket}
          moved={moved}
          added={added}
          show={showPlaced}
          readAt={readAt}
        />
      </WhileOpen>
    </>
  )
}
