import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { prefersStill } from '../../../panorama/reader.ts'

/** A little longer than a slide moves: its last frames are not held up either. */
const MOVES_MS = 700

/**
 * A value that follows once the slide has come to rest: what is below it changes then, and never while it moves.
 * @returns the value, and a function that lets it follow at once
 */
export function useSettled<T>(value: T): [T, () => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), prefersStill() ? 0 : MOVES_MS)
    return () => clearTimeout(timer)
  }, [value])
  // flushSync, as the caller looks for the new content in the page right away.
  return [settled, () => flushSync(() => setSettled(value))]
}
