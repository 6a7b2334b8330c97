import { askForAlert, endAlert } from '@fairfloor/domain/stock-alerts/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { NotifyToggle } from '../../ui/NotifyToggle.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'

interface StockAlertProps {
  flavour: { id: number; name: string; has_notify_me: boolean }
  /** The list in which the flavour stands: read again after the answer. */
  listKey: string
}

/** Asks to be told when a flavour is back; flips when the call has answered (specification §4). */
export function StockAlert({ flavour, listKey }: StockAlertProps) {
  const client = useQueryClient()
  const toast = useToast()
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? askForAlert : endAlert, { params: { id: flavour.id } }),
    onSuccess: () =>
      client.invalidateQueries({ predicate: query => String(query.queryKey[0]).startsWith(listKey.split('?')[0]!) }),
    onError: error => toast({ tone: 'error', title: error.message }),
  })
  return (
    <NotifyToggle
      of={flavour.name}
      pressed={flavour.has_notify_me}
      busy={change.isPending}
      compact
      onChange={wanted => change.mutate(wanted)}
    />
  )
}
