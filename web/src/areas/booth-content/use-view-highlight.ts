import { getHighlights, type Highlight, viewHighlight } from '@fairfloor/domain/booth-content/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'

/** Reports the first interaction with an unviewed highlight; later ones are not sent. */
export function useViewHighlight(exhibitorId: number): (highlight: Highlight) => void {
  const client = useQueryClient()
  const sent = useRef(new Set<number>())
  const { mutate } = useApiMutation(viewHighlight, {
    onSuccess: (_answer, { body }) =>
      client.setQueryData(queryOf(getHighlights, { params: { id: exhibitorId } }).queryKey, all =>
        all?.map(one => (one.id === body.highlight_id ? { ...one, isViewedByUser: true } : one)),
      ),
    // The call failed, so the next interaction counts as the first.
    onError: (_error, { body }) => void sent.current.delete(body.highlight_id),
  })
  return ({ id, isViewedByUser }) => {
    if (isViewedByUser || sent.current.has(id)) return
    sent.current.add(id)
    mutate({ body: { highlight_id: id } })
  }
}
