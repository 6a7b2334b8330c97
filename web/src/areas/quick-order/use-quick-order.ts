import type { Counter } from '@fairfloor/domain/quick-order/addresses'
import { type Recognised, type RecognisedLine, readOrderFile, recognise } from '@fairfloor/domain/quick-order/contract'
import { sentText } from '@fairfloor/domain/quick-order/most-lines'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useUpdatePending } from '../../lib/sending/pending.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { uploaded } from '../../lib/uploaded.ts'
import { counted, countedUp, type Goods, type OpenLine, picked, readingOf, withoutHeads } from './lines.ts'
import { useCheckedLines } from './use-checked-lines.ts'

/** Storage names of the quantities that wait to be added. */
const quickLists: Readonly<Record<Counter, string>> = { shop: 'quick-order', fair: 'fair-quick-order' }

/**
 * A quick order: the text, what it means, and the quantities that wait to be added. The text holds every decision (a pick is
 * written into it), so that it alone brings all back after a reload; changed quantities are kept beside it.
 */
export function useQuickOrder(at: Counter) {
  const list = quickLists[at]
  const { text, setText, known, setKnown, now, replace } = useCheckedLines(list)
  const update = useUpdatePending(list)
  const reading = useMemo(() => known && readingOf(known), [known])
  const call = useApiMutation(recognise)
  const upload = useApiMutation(readOrderFile)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  /** Recognises the whole text: what its columns are is told by all lines. */
  const ask = async (): Promise<Recognised | undefined> => {
    const asked = now.current.text
    const answer = await call.mutateAsync({ body: { text: sentText(asked), at } }).catch(() => undefined)
    // What was typed meanwhile stays.
    if (!answer || now.current.text !== asked) return answer
    const { text: plain, known: told } = withoutHeads(asked, answer)
    if (plain !== asked) setText(plain)
    return told
  }
  const check = async () => {
    const answer = await ask()
    if (!answer) return
    setKnown(answer)
    update(() => Object.fromEntries(readingOf(answer).pieces))
  }
  /** Makes a change, and adds to the waiting quantities what it asks for more. */
  const more = (change: () => void) => {
    const before = piecesOf(now.current.known)
    change()
    const after = piecesOf(now.current.known)
    const changes = [...after].map(([id, pieces]) => [id, pieces - (before.get(id) ?? 0)] as const)
    update(quantities => ({
      ...quantities,
      ...Object.fromEntries(
        changes.filter(([, by]) => by !== 0).map(([id, by]) => [id, Math.max(0, (quantities[id] ?? 0) + by)]),
      ),
    }))
  }
  /** Writes lines below the text; what was changed of the others stays. */
  const append = async (lines: string): Promise<Recognised | undefined> => {
    const above = now.current.text.trimEnd()
    setText(above === '' ? lines : `${above}\n${lines}`)
    const answer = await ask()
    if (answer) more(() => setKnown(answer))
    return answer
  }
  const takeFile = async (file: File) => {
    const answer = await upload.run(async () => ({ body: { file: await uploaded(file) } }))
    if (!answer) return
    setText(answer.text)
    await check()
  }
  /** One after the other: each needs to know what the one before has made of the lines. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.current.then(work)
    turn.current = next.catch(() => undefined)
    return next
  }
  // After a reload the goods come back, with the quantities as they were.
  const comeBack = useEffectEvent(() => {
    let isWaiting = false
    update(quantities => {
      isWaiting = Object.keys(quantities).length > 0
      return quantities
    })
    if (!isWaiting || text === '') return
    void inTurn(async () => {
      const answer = await ask()
      if (answer) setKnown(answer)
    })
  })
  useEffect(() => comeBack(), [])

  return {
    list,
    text,
    setText,
    call,
    known,
    reading,
    upload,
    check: () => void (call.loading || check()),
    takeFile: (file: File) => void takeFile(file),
    append: (lines: string) => inTurn(() => append(lines)),
    /** A number that was scanned: once more of its line, or a line of one. @returns its line and goods; undefined if no answer came */
    scan: (code: string) =>
      inTurn(async () => {
        const lineOf = () => now.current.known?.lines.find(one => one.code === code)
        const line = lineOf()
        const next = line && countedUp(line)
        if (next) more(() => replace([[line, next]]))
        else if (!(await append(`${code}\t1`))) return undefined
        const found = lineOf()
        return found && now.current.known ? { line: found, sizes: now.current.known.sizes } : undefined
      }),
    /** Takes a choice for a line, and its quantity in. */
    pick: (open: OpenLine, goods: Goods) => more(() => replace([[open.line, picked(open, goods)]])),
    /** Takes quantities in, each for its line. */
    count: (quantities: readonly (readonly [RecognisedLine, string])[]) =>
      more(() => replace(quantities.map(([line, quantity]) => [line, counted(line, quantity)] as const))),
    drop: (lines: readonly RecognisedLine[]) => replace(lines.map(line => [line, null] as const)),
    /** What was added is done; what is open stays. */
    added: () => replace(reading?.read.map(line => [line, null] as const) ?? []),
    startAgain() {
      update(() => ({}))
      setText('')
      setKnown(null)
    },
  }
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>

const piecesOf = (known: Recognised | null): ReadonlyMap<number, number> =>
  known ? readingOf(known).pieces : new Map()
