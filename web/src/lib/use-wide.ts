import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is at least as wide as a number of pixels. */
export function useWide(pixels: number): boolean {
  const query = `(width >= ${pixels}px)`
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => matchMedia(query).matches)
}
