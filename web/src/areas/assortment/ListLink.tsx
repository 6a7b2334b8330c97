import type { MouseEvent } from 'react'
import type { LinkProps } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import type { ListAddress, ListChanges } from './use-list-address.ts'

interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  list: ListAddress
  changes: ListChanges
}

/** A link to the list with another filter. A plain click keeps a filter that was set just before and is not rendered yet. */
export function ListLink({ list, changes, ...props }: ListLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void list.go(changes)
  }
  return <PageLink {...props} to={list.hrefFor(changes)} onClick={follow} />
}
