import { type Recognised, type RecognisedLine, readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useDraft } from '../../lib/draft.ts'
import { useUpdatePending } from '../../lib/pending.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { type Goods, type OpenLine, picked, readingOf } from './lines.ts'

/** Storage name of the quantities that wait to be added. */
export const QUICK_LIST = 'quick-order'

/**
 * A quick order: the text, what it means, and the quantities that wait to be added. The text holds every decision (a pick is
 * written into it), so that it alone brings all back after a reload; changed quantities are kept beside it.
 */
export function useQuickOrder() {
  const [text, setText, forgetText] = useDraft('quick-order', stored => (typeof stored === 'string' ? stored : ''))
  const update = useUpdatePending(QUICK_LIST)
  const [known, setKnown] = useState<Recognised | null>(null)
  const reading = useMemo(() => known && readingOf(known), [known])
  const call = useApiMutation(recognise)
  const upload = useApiMutation(readOrderFile)

  const look = async (typed: string) => {
    const answer = await call.mutateAsync({ body: { text: typed } }).catch(() => undefined)
    if (answer) setKnown(answer)
    return answer
  }
  const check = async (typed: string) => {
    const answer = await look(typed)
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

  /** Keeps these lines alone, in the text and on the screen. */
  const keep = (lines: readonly RecognisedLine[]) => {
    if (lines.length > 0) setText(lines.map(line => line.text).join('\n'))
    else forgetText()
    setKnown(known && lines.length > 0 ? { ...known, lines: lines.map((line, i) => ({ ...line, line: i + 1 })) } : null)
  }
  const replace = (line: RecognisedLine, by: readonly RecognisedLine[]) =>
    keep(known?.lines.flatMap(one => (one === line ? by : [one])) ?? [])

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
      replace(open.line, [line])
      const before = reading?.pieces.get(goods.flavour.id) ?? 0
      const after = known
        ? readingOf({ ...known, lines: known.lines.map(one => (one === open.line ? line : one)) })
        : null
      const more = (after?.pieces.get(goods.flavour.id) ?? before) - before
      update(quantities => ({ ...quantities, [goods.flavour.id]: (quantities[goods.flavour.id] ?? 0) + more }))
    },
    drop: (line: RecognisedLine) => replace(line, []),
    /** What was added is done; what is open stays. */
    added: () => keep(reading?.open.map(({ line }) => line) ?? []),
    startAgain() {
      update(() => ({}))
      keep([])
    },
  }
}
