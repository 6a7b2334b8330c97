import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { choicesQuery, promotionQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'

// Most who look at the list open none.
const PromotionForm = lazyPart(async () => ({ default: (await import('./PromotionForm.tsx')).PromotionForm }))

interface PromotionSheetProps {
  open: number | 'new' | null
  timeZone: string
  closeTo: string
}

/** A promotion beside the list, or a new one. */
export function PromotionSheet({ open, timeZone, closeTo }: PromotionSheetProps) {
  const t = useTexts(promotionDeskTexts)
  const navigate = useNavigate()
  const id = typeof open === 'number' ? open : null
  const query = useQuery({ ...promotionQuery(id ?? 0), enabled: id !== null })
  const groups = useQuery({ ...choicesQuery(''), enabled: open !== null })
  const close = () => navigate(closeTo)
  const waiting = <SkeletonRows rows={6} height={56} />
  const given = { timeZone, close, groups: groups.data?.groups ?? [] }
  return (
    <Sheet
      open={open !== null}
      onClose={close}
      title={id === null ? t.create : (query.data?.name ?? t.titles.promotions)}
      scrim
    >
      <Suspense fallback={waiting}>
        {open === 'new' && <PromotionForm key="new" promotion={null} {...given} />}
        {id !== null && (
          <Loaded query={query} waiting={waiting}>
            {promotion => <PromotionForm key={id} promotion={promotion} {...given} />}
          </Loaded>
        )}
      </Suspense>
    </Sheet>
  )
}
