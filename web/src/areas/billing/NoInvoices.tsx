import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { User } from '../../visit/user.ts'
import { unpaidTexts } from './texts.ts'

/** In place of invoices, for those who may not see them. */
export function NoInvoices({ user }: { user: User }) {
  const t = useTexts(unpaidTexts)
  return (
    <EmptyState icon="lock" title={user.switched_from ? t.forbiddenSwitched : t.forbidden}>
      {user.switched_from ? t.forbiddenSwitchedText : t.forbiddenText}
    </EmptyState>
  )
}
