import type { Recognised, RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../lib/sending/draft.ts'
import { rewritten } from './rewritten.ts'

/**
 * The text of a quick order, kept as a draft, and what its checked lines mean. `now` holds both as they are at this moment:
 * lines are typed, scanned and added while calls run.
 */
export function useCheckedLines(name: string) {
  const [text, keepText, forgetText] = useDraft(name, stored => (typeof stored === 'string' ? stored : ''))
  const [known, showKnown] = useState<Recognised | null>(null)
  const now = useRef({ text, known })
  useEffect(() => {
    now.current.text = text
  }, [text])

  const setText = (next: string) => {
    now.current.text = next
    if (next === '') forgetText()
    else keepText(next)
  }
  const setKnown = (next: Recognised | null) => {
    now.current.known = next
    showKnown(next)
  }
  return {
    text,
    setText,
    known,
    setKnown,
    now,
    /** Replaces checked lines, in the text and on the screen; null takes one out. */
    replace(changes: readonly (readonly [RecognisedLine, RecognisedLine | null])[]) {
      const before = now.current.known
      if (!before) return
      const after = rewritten(now.current.text, before.lines, new Map(changes))
      setText(after.text)
      setKnown(after.checked.length > 0 ? { ...before, lines: after.checked } : null)
    },
  }
}
