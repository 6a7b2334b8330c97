import { useState } from 'react'

/** True from the first opening on: the code of a popup is fetched when it is needed, and stays for its way out. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
