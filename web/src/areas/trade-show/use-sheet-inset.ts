import { useMemo, useSyncExternalStore } from 'react'

/** The sheet's dimensions (ui/Sheet). */
const SHEET_WIDTH = 960
const SHEET_SHARE = 0.92
/** In less space a panorama is useless. */
const LEAST_STRIP = 240

/** How much of the panorama an open sheet covers, in px; undefined while closed or if too little would remain. */
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
