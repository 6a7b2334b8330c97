import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { quickOrderTexts } from '../quick-order/texts.ts'

const BasketQuickOrder = lazyPart(() => import('./BasketQuickOrder.tsx'))

/** /quick-order: many lines at once become lines of the basket. */
export function QuickOrderPage() {
  const t = useTexts(quickOrderTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const user = useUser()
  const mayOrder = useMay('order')
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1 className="t36 mb-2">{t.title}</h1>
      {user === null && <LoginFirst />}
      {user && !user.company && (
        <EmptyState icon="basket" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      )}
      {user?.company && <p className="ink-2 mb-4">{mayOrder ? t.lead : mayNotOrder}</p>}
      {user?.company && mayOrder && (
        <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
          <BasketQuickOrder />
        </Suspense>
      )}
    </>
  )
}
