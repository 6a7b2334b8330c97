import { useNavigate, useSearchParams } from 'react-router'

/** A long list's place in the address: page, search and filters, so that it can be linked, reloaded and gone back to. */
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
  const page = query.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    search: (query.get('search') ?? '').slice(0, MOST),
    of: (name: string) => query.get(name) ?? '',
    address,
    hrefFor: (to: number) => address({ page: to === 1 ? '' : String(to) }),
    /** Another search or filter begins on the first page. */
    filter: (changed: Readonly<Record<string, string>>) => navigate(address({ ...changed, page: '' })),
    clear: () => navigate('?'),
  }
}

const MOST = 200

export type ListAddress = ReturnType<typeof useListAddress>
