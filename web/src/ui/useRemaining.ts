import { useEffect, useRef, useState } from 'react'

/**
 * Milliseconds until an instant by the server's clock, updated at each full second; 0 when it is over.
 * @param offset see serverOffset
 * @param onEnd called once per target, also if it is over already
 */
export function useRemaining(target: string, offset: number, onEnd?: () => void): number {
  const left = () => Math.max(0, Date.parse(target) - (Date.now() + offset))
  const [ms, setMs] = useState(left)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const rest = Math.max(0, Date.parse(target) - (Date.now() + offset))
      setMs(rest)
      if (rest === 0) end.current?.()
      // Reads the clock each time, so that a laptop that wakes up shows the right figure.
      else timer = setTimeout(tick, rest % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target, offset])

  return ms
}
