import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { useShowDates } from './show-dates.ts'
import { showOrdersTexts } from './texts.ts'

/** In place of an order, for those who have none: exhibitors, agents and the operator. */
export function StaffAtOrder({ vts }: { vts: Vts }) {
  const t = useTexts(showOrdersTexts)
  const { period, toLobby } = useTexts(confirmationTexts)
  const { dayTime } = useShowDates(vts.time_zone)
  const isAgent = useUser()?.ROLE_ALLOWED_TO_SWITCH ?? false
  return (
    <>
      <OrderSteps
        vts={vts}
        confirmed={false}
        told
        confirmText={period(dayTime(vts.confirmation_start), dayTime(vts.confirmation_end))}
      />
      <EmptyState icon="store" title={t.staffTitle} action={<LinkButton to={LOBBY}>{toLobby}</LinkButton>}>
        {isAgent ? t.agentStaff : t.staff}
      </EmptyState>
    </>
  )
}
