import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeskLot, lotChanges, lotQuery } from './queries.ts'

/**
 * What a form of a lot is filled from: a newer state from the server does not change what is being typed.
 * @param fill fills the form anew
 */
export function useLotForm(lot: DeskLot, fill: (from: DeskLot) => void) {
  const client = useQueryClient()
  const [version, setVersion] = useState(lot.version)
  const begin = (from: DeskLot) => {
    setVersion(from.version)
    fill(from)
  }
  const query = lotQuery(lot.lot_id)
  return {
    version,
    /** Nothing is typed yet: the form follows the newest state. */
    follow: () => setVersion(lot.version),
    changes: { ...lotChanges, updates: [query], onSuccess: begin },
    newest: async () => begin(await client.fetchQuery({ ...query, staleTime: 0 })),
  }
}
