import { useEffect, useRef, useState } from 'react'
import { prefersStill } from '../../../panorama/reader.ts'
import type { Phases, Step } from './steps.ts'

/** The steps of a detail: which of its parts are set, and how it opens and closes. */
export interface Steps<Part extends string> {
  /** In the order in which they were set. */
  set: readonly Part[]
  isSet: (part: Part) => boolean
  /** Any part is set: clicks on the showcase are ignored. */
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Sets the parts of a detail one after the other; all at once for those who want no motion. Another item begins closed. */
export function useSteps<Part extends string>(phases: Phases<Part>, item: number): Steps<Part> {
  const [state, setState] = useState<{ item: number; set: readonly Part[] }>({ item, set: [] })
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const isClosing = useRef(false)
  const set = state.item === item ? state.set : []

  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer)
      isClosing.current = false
      setState({ item, set: [] })
    },
    [item],
  )

  const run = (steps: readonly Step<Part>[], change: (set: readonly Part[], part: Part) => readonly Part[]) => {
    for (const timer of timers.current) clearTimeout(timer)
    const still = prefersStill()
    const apply = ({ part }: Step<Part>) =>
      setState(before => ({ item, set: change(before.item === item ? before.set : [], part) }))
    const later = steps.filter(step => step.at > 0 && !still)
    for (const step of steps) if (!later.includes(step)) apply(step)
    timers.current = later.map(step => setTimeout(apply, step.at, step))
  }

  return {
    set,
    isSet: part => set.includes(part),
    isOpen: set.length > 0,
    open: () => {
      if (set.length > 0) return
      isClosing.current = false
      run(phases.opening, (before, part) => [...before.filter(other => other !== part), part])
    },
    close: () => {
      if (set.length === 0 || isClosing.current) return
      isClosing.current = true
      run(phases.closing, (before, part) => before.filter(other => other !== part))
    },
  }
}
