import { useState } from 'react'

/** True from the first opening on: a popup's code is loaded on demand, and stays mounted for the closing animation. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
