import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a success tick stands, and how long the loading flag outlives the call (spec §4, §9). */
export const tickMs = 2000
export const loadingLingerMs = 1000

export interface Action<Input extends unknown[], Result> {
  /** Calls, unless a call still runs or has only just ended; resolves to the result, or undefined when it failed. */
  run: (...input: Input) => Promise<Result | undefined>
  loading: boolean
  done: boolean
  error: Error | null
  /** Takes the error away, e.g. when its alert is dismissed. */
  clearError: () => void
}

/** The states of a button that calls: `<Button {...pick} loading={a.loading} done={a.done} onClick={() => a.run()}>`. */
export function useAction<Input extends unknown[], Result>(
  call: (...input: Input) => Promise<Result>,
): Action<Input, Result> {
  const [state, setState] = useState<State>(idle)
  const latest = useRef(call)
  const busy = useRef(false)
  const gone = useRef(false)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])

  useEffect(() => {
    latest.current = call
  })

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      timers.current.forEach(clearTimeout)
    }
  }, [])

  const run = useCallback(async (...input: Input) => {
    if (busy.current) return undefined
    busy.current = true
    timers.current.forEach(clearTimeout)
    const change = (part: Partial<State>) => gone.current || setState(state => ({ ...state, ...part }))
    const later = (ms: number, part: Partial<State>) => setTimeout(() => change(part), ms)
    change({ loading: true, done: false, error: null })
    try {
      const result = await latest.current(...input)
      change({ done: true })
      if (!gone.current) timers.current = [later(tickMs, { done: false })]
      return result
    } catch (error) {
      change({ error: error instanceof Error ? error : new Error(String(error)) })
      return undefined
    } finally {
      const release = () => {
        busy.current = false
        change({ loading: false })
      }
      if (gone.current) busy.current = false
      else timers.current.push(setTimeout(release, loadingLingerMs))
    }
  }, [])

  const clearError = useCallback(() => setState(state => ({ ...state, error: null })), [])
  return { run, ...state, clearError }
}

interface State {
  loading: boolean
  done: boolean
  error: Error | null
}

const idle: State = { loading: false, done: false, error: null }
