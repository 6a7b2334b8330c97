import { listPlace, numberedPage } from '@fairfloor/domain/list-address'
import { useNavigate, useSearchParams } from 'react-router'

/** A long list's place in the address: where it goes on, search and filters, so that it can be linked, reloaded and gone back to. */
export function useListAddress() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const address = (changed: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return `?${next}`
  }
  return {
    ...listPlace(query),
    page: numberedPage(query),
    query,
    address,
    hrefFor: (to: number) => address({ page: to === 1 ? '' : String(to) }),
    /** Another search or filter begins at the first row. */
    filter: (changed: Readonly<Record<string, string>>) => navigate(address({ ...changed, page: '', place: '' })),
    /** All rows, in the tab that is open. */
    clear: () => navigate(`?${new URLSearchParams([...query].filter(([name]) => name === 'tab'))}`),
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
