import { isTourAsked } from '@fairfloor/domain/trade-show/addresses'
import { viewGuidedTour } from '@fairfloor/domain/trade-show/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useVts, type Vts, vtsQuery } from '../../../visit/edition/vts.ts'
import { useUser } from '../../../visit/user.ts'

/**
 * Whether the lobby shows the tour: if the address asks for it, or by itself to logged-in users who have not completed
 * it. If only hidden, it returns with the next visit to the lobby.
 * @param isLoginOpen nothing opens over the login
 */
export function useGuidedTour(isLoginOpen: boolean) {
  const user = useUser()
  const { vts } = useVts()
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const [isHidden, setHidden] = useState(false)
  const record = useApiMutation(viewGuidedTour, {
    onSuccess: () =>
      client.setQueryData<Vts>(vtsQuery.queryKey, known => known && { ...known, is_guided_tour_viewed: true }),
  })

  const isAsked = isTourAsked(query)
  const opensItself = Boolean(user) && vts?.is_guided_tour_viewed === false && !isHidden
  const close = ({ isEnded }: { isEnded: boolean }) => {
    setHidden(true)
    // For visitors nothing is recorded.
    if (isEnded && user) record.mutate({ body: {} })
    if (!isAsked) return
    const rest = new URLSearchParams(query)
    rest.delete('tour')
    setQuery(rest, { replace: true })
  }
  return { isOpen: !isLoginOpen && (isAsked || opensItself), close }
}
