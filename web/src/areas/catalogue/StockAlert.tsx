import { askForAlert, endAlert, getAlerts } from '@fairfloor/domain/stock/alerts/contract'
import { useQuery } from '@tanstack/react-query'
import { errorWords } from '../../lib/error-words.ts'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { NotifyToggle } from '../../ui/NotifyToggle.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'

interface StockAlertProps {
  flavour: { id: number; name: string }
  /** As for the toggle. */
  tabIndex?: number
  /** With words, where there is room for them. */
  wide?: boolean
  /** The state until it is known by its own call. */
  asked?: boolean
}

/** Toggles a stock alert for a flavour; changes when the call has answered. */
export function StockAlert({ flavour, tabIndex, wide = false, asked = false }: StockAlertProps) {
  const toast = useToast()
  const { data: alerts, isPending } = useQuery(queryOf(getAlerts, {}))
  const isAsked = alerts?.some(({ id }) => id === flavour.id) ?? asked
  const change = useApiMutation(isAsked ? endAlert : askForAlert, {
    invalidates: [queryOf(getAlerts, {})],
    onError: error => toast({ tone: 'error', title: errorWords(error) }),
  })
  return (
    <NotifyToggle
      of={flavour.name}
      pressed={isAsked}
      busy={isPending || change.isPending}
      compact={!wide}
      tabIndex={tabIndex}
      onChange={() => change.mutate({ params: { id: flavour.id } })}
    />
  )
}
