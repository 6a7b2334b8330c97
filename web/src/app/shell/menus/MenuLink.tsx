import { createContext, type ReactNode, useContext } from 'react'
import { PageLink } from '../../../lib/PageLink.tsx'

/** Closes the menu. */
export const LeaveContext = createContext(() => {})

interface MenuLinkProps {
  to: string
  className?: string | undefined
  /** Name for screen readers, where the words alone do not say where it leads. */
  label?: string
  children: ReactNode
}

/** A link of a menu, which closes the menu. */
export function MenuLink({ label, ...link }: MenuLinkProps) {
  return <PageLink {...link} aria-label={label} onClick={useContext(LeaveContext)} />
}
