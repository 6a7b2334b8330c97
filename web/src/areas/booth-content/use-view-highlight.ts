import { getHighlights, type Highlight, viewHighlight } from '@fairfloor/domain/booth-content/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'

/** Tells the server of the first interaction with a highlight that is not viewed yet; of later ones nothing. */
export function useViewHighlight(exhibitorId: number): (highlight: Highlight) => void {
  const client = useQueryClient()
  const told = useRef(new Set<number>())
  return ({ id, isViewedByUser }) => {
    if (isViewedByUser || told.current.has(id)) return
    told.current.add(id)
    call(viewHighlight, { body: { highlight_id: id } }).then(
      () =>
        client.setQueryData(queryOf(getHighlights, { params: { id: exhibitorId } }).queryKey, all =>
          all?.map(one => (one.id === id ? { ...one, isViewedByUser: true } : one)),
        ),
      // It does not count yet, so the next interaction is the first again.
      () => told.current.delete(id),
    )
  }
}
