import { createContext, useContext } from 'react'
import { createPath, Link, type LinkProps } from 'react-router'

/** Prefetches the page at an address; provided by the app. */
export const Preload = createContext<(address: URL) => void>(() => {})

/** A link that prefetches the page's code and data on hover, focus or touch. */
export function PageLink({ onMouseEnter, onFocus, onTouchStart, ...props }: LinkProps) {
  const preload = useContext(Preload)
  const ahead = () => preload(new URL(typeof props.to === 'string' ? props.to : createPath(props.to), location.href))
  return (
    <Link
      {...props}
      onMouseEnter={event => {
        ahead()
        onMouseEnter?.(event)
      }}
      onFocus={event => {
        ahead()
        onFocus?.(event)
      }}
      onTouchStart={event => {
        ahead()
        onTouchStart?.(event)
      }}
    />
  )
}
