import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useOwner } from '../../../lib/sending/pending.tsx'
import { type Kept, readKept, writeKept } from './kept-draft.ts'

/** The draft of a form over reloads and visits; null while nothing is typed. */
export function useKept<D>(name: string, isDraft: (value: unknown) => boolean) {
  const owner = useOwner()
  const place = `${owner} ${name}`
  const read = () => ({ place, kept: readKept<D>(owner, name, isDraft) })
  const [state, setState] = useState(read)
  const shown = state.place === place ? state : read()
  // Answers come later than the rendering that asked, and somebody types meanwhile.
  const newest = useRef(shown.kept)
  useLayoutEffect(() => {
    newest.current = shown.kept
  })
  const keep = (kept: Kept<D> | null) => {
    newest.current = kept
    setState({ place, kept })
    writeKept(owner, name, kept)
  }
  useEffect(() => {
    const mark = (isLeft: boolean) => newest.current && writeKept(owner, name, { ...newest.current, isLeft })
    const leave = () => mark(true)
    mark(false)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [owner, name])
  return { kept: shown.kept, newest, keep }
}
