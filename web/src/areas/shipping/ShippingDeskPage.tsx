import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import side from '../../ui/side.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { Carriers } from './Carriers.tsx'
import { Minimums } from './Minimums.tsx'
import { shippingDeskQuery } from './queries.ts'
import { Tariffs } from './Tariffs.tsx'
import { TryTariffs } from './TryTariffs.tsx'
import { shippingTexts } from './texts.ts'

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
          <TryTariffs desk={desk} />
        </div>
      )}
    </Loaded>
  )
}
