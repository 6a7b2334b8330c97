import { useEffect, useState } from 'react'

/** How long a slide stays before the next one comes by itself. */
const STAY_MS = 5000

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The current one of several slides. The next comes by itself after five seconds, from the first again after the last:
 * not while `isHeld`, in a hidden tab, after a pause, or for those who want no motion.
 */
export function useSlides(count: number, isHeld: boolean) {
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(isStill)
  const current = at < count ? at : 0
  const runs = count > 1 && !isPaused && !isHeld
  // Each slide stays as long, also one that was chosen.
  useEffect(() => {
    if (!runs || at < 0) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt(before => (before + 1) % count)
    }, STAY_MS)
    return () => clearInterval(timer)
  }, [runs, count, at])
  return {
    current,
    isPaused,
    setPaused,
    show: setAt,
    /** By one forwards or backwards. */
    step: (by: 1 | -1) => setAt((current + by + count) % count),
  }
}
