import { type Recognised, type RecognisedLine, readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { withoutHeads } from '@fairfloor/domain/quick-order/read-lines'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDraft } from '../../lib/draft.ts'
import { useUpdatePending } from '../../lib/pending.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { type Goods, type OpenLine, picked, readingOf } from './lines.ts'
import { rewritten } from './rewritten.ts'

/** Storage name of the quantities that wait to be added. */
export const QUICK_LIST = 'quick-order'

/**
 * A quick order: the text, what it means, and the quantities that wait to be added. The text holds every decision (a pick is
 * written into it), so that it alone brings all back after a reload; changed quantities are kept beside it.
 */
export function useQuickOrder() {
  const [text, keepText, forgetText] = useDraft('quick-order', stored => (typeof stored === 'string' ? stored : ''))
  // What is typed while lines are being added counts too.
  const typed = useRef(text)
  useEffect(() => {
    typed.current = text
  }, [text])
  const setText = (next: string) => {
    typed.current = next
    if (next === '') forgetText()
    else keepText(next)
  }
  const update = useUpdatePending(QUICK_LIST)
  const [known, setKnown] = useState<Recognised | null>(null)
  const reading = useMemo(() => known && readingOf(known), [known])
  const call = useApiMutation(recognise)
  const upload = useApiMutation(readOrderFile)

  const look = async (all: string) => {
    const answer = await call.mutateAsync({ body: { text: all } }).catch(() => undefined)
    if (answer) setKnown(answer)
    return answer
  }
  const check = async (all: string) => {
    const plain = withoutHeads(all)
    if (plain !== all) setText(plain)
    const answer = await look(plain)
    if (answer) update(() => Object.fromEntries(readingOf(answer).pieces))
  }
  const takeFile = async (file: File) => {
    const answer = await upload.run(async () => ({ body: { file: await uploaded(file) } }))
    if (!answer) return
    setText(answer.text)
    await check(answer.text)
  }
  // After a reload the goods come back, with the quantities as they were.
  const comeBack = useEffectEvent(() => {
    let isWaiting = false
    update(quantities => {
      isWaiting = Object.keys(quantities).length > 0
      return quantities
    })
    if (isWaiting && text !== '') void look(text)
  })
  useEffect(() => comeBack(), [])

  /** Replaces checked lines, in the text and on the screen; null takes one out. */
  const replace = (changes: readonly (readonly [RecognisedLine, RecognisedLine | null])[]) => {
    if (!known) return
    const after = rewritten(typed.current, known.lines, new Map(changes))
    setText(after.text)
    setKnown(after.checked.length > 0 ? { ...known, lines: after.checked } : null)
  }

  return {
    text,
    setText,
    call,
    known,
    reading,
    upload,
    check: () => void (call.loading || check(text)),
    takeFile: (file: File) => void takeFile(file),
    /** Takes a choice for a line, and its quantity in. */
    pick(open: OpenLine, goods: Goods) {
      const line = picked(open, goods)
      replace([[open.line, line]])
      const before = reading?.pieces.get(goods.flavour.id) ?? 0
      const after = known
        ? readingOf({ ...known, lines: known.lines.map(one => (one === open.line ? line : one)) })
        : null
      const more = (after?.pieces.get(goods.flavour.id) ?? before) - before
      update(quantities => ({ ...quantities, [goods.flavour.id]: (quantities[goods.flavour.id] ?? 0) + more }))
    },
    drop: (line: RecognisedLine) => replace([[line, null]]),
    /** What was added is done; what is open stays. */
    added: () => replace(reading?.read.map(line => [line, null] as const) ?? []),
    startAgain() {
      update(() => ({}))
      setText('')
      setKnown(null)
    },
  }
}
