import { useRef, useState } from 'react'

/** True from the first opening on: a popup's code is loaded on demand, and stays mounted for the closing animation. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}

/**
 * The props of a popup: none before it first opens; while it closes those it had last, so that it fades with what it showed, even
 * if that is gone by then.
 */
export function useShown<Props extends { readonly open: boolean }>(props: Props): Props | undefined {
  const last = useRef<Props>(undefined)
  if (props.open) last.current = props
  return last.current && { ...last.current, open: props.open }
}
