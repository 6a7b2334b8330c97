import { useSyncExternalStore } from 'react'

const QUERY = '(width >= 992px)'

/** Whether the screen has room for a table beside a picture. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const media = matchMedia(QUERY)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(QUERY).matches,
  )
