import { useMemo, useSyncExternalStore } from 'react'

/** The sheet's own measures (ui/Sheet). */
const SHEET_WIDTH = 960
const SHEET_SHARE = 0.92
/** In less room than this a panorama shows nothing but a mark. */
const LEAST_STRIP = 240

/** What an open sheet covers of the panorama, in px; undefined while it is closed or leaves too little to look at. */
export function useSheetInset(open: boolean): { right: number } | undefined {
  const width = useSyncExternalStore(onResize, () => window.innerWidth)
  return useMemo(() => {
    const sheet = Math.min(SHEET_WIDTH, width * SHEET_SHARE)
    return open && width - sheet >= LEAST_STRIP ? { right: sheet } : undefined
  }, [open, width])
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
