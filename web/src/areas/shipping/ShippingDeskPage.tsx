import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import side from '../../ui/side.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { Carriers } from './Carriers.tsx'
import { Minimums } from './Minimums.tsx'
import { shippingDeskQuery } from './queries.ts'
import { Tariffs } from './Tariffs.tsx'
import { shippingTexts } from './texts.ts'

// Its code comes after the page, as it is opened later.
const TryTariffs = lazyPart(async () => ({ default: (await import('./TryTariffs.tsx')).TryTariffs }))

/** /admin/shipping: carriers, their tariffs by day, minimum order values, and what an order would pay. */
export function ShippingDeskPage() {
  const t = useTexts(shippingTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Desk />
    </AdminFrame>
  )
}

function Desk() {
  return (
    <Loaded query={useQuery(shippingDeskQuery)} waiting={900}>
      {desk => (
        <div className={`stack top packed gap-5 ${side.roomy}`}>
          <div className="stack top packed gap-5">
            <Tariffs desk={desk} />
            <Minimums desk={desk} />
            <Carriers desk={desk} />
          </div>
          <Suspense fallback={<Skeleton height={320} radius="card" />}>
            <TryTariffs desk={desk} />
          </Suspense>
        </div>
      )}
    </Loaded>
  )
}
