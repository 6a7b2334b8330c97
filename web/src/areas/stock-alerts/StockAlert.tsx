import { askForAlert, endAlert } from '@fairfloor/domain/stock-alerts/contract'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { NotifyToggle } from '../../ui/NotifyToggle.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'

interface StockAlertProps {
  flavour: { id: number; name: string; has_notify_me: boolean }
  /** The list in which the flavour stands: read again after the answer. */
  listKey: string
}

/** Asks to be told when a flavour is back; flips when the call has answered. */
export function StockAlert({ flavour, listKey }: StockAlertProps) {
  const toast = useToast()
  const change = useApiMutation(flavour.has_notify_me ? endAlert : askForAlert, {
    invalidates: [{ predicate: query => String(query.queryKey[0]).startsWith(listKey.split('?')[0]!) }],
    onError: error => toast({ tone: 'error', title: error.message }),
  })
  return (
    <NotifyToggle
      of={flavour.name}
      pressed={flavour.has_notify_me}
      busy={change.isPending}
      compact
      onChange={() => change.mutate({ params: { id: flavour.id } })}
    />
  )
}
