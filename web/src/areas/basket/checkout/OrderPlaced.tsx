import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { placingTexts } from './placing-texts.ts'

/** In place of the basket from the answer on, until the order's page is there. */
export function OrderPlaced({ orderId, isPage = false }: { orderId: number; isPage?: boolean }) {
  const t = useTexts(placingTexts)
  return (
    <div role="status">
      <EmptyState
        icon="check"
        isPage={isPage}
        title={t.placed(orderId)}
        action={<LinkButton to={addressOf(orderPage, { params: { orderId } })}>{t.toOrder}</LinkButton>}
      />
    </div>
  )
}
