import { useEffect, useState } from 'react'
import { prefersStill } from '../../../panorama/reader.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Tour.module.css'

/** Milliseconds per character. */
const PACE_MS = 10

/**
 * A text that appears as if typed; at once with reduced motion. Screen readers get it whole. The remaining text keeps
 * its space, so that no line moves. Pass the text as `key` if it changes.
 */
export function Typewriter({ text }: { text: string }) {
  const typed = useTyped(text.length)
  return (
    <p className={`t18 lines ${styles.typed}`}>
      <VisuallyHidden live="polite">{text}</VisuallyHidden>
      <span aria-hidden="true" data-typed={typed}>
        {text.slice(0, typed)}
        <span className={styles.toCome}>{text.slice(typed)}</span>
      </span>
    </p>
  )
}

function useTyped(length: number): number {
  const [typed, setTyped] = useState(() => (prefersStill() ? length : 0))
  const isDone = typed >= length
  useEffect(() => {
    if (isDone) return
    const begun = performance.now()
    // By elapsed time, as a busy browser skips ticks.
    const timer = setInterval(() => setTyped(Math.floor((performance.now() - begun) / PACE_MS)), PACE_MS)
    return () => clearInterval(timer)
  }, [isDone])
  return Math.min(typed, length)
}
