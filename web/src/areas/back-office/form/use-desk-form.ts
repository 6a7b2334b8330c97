import type { Answer, CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, isLost } from '../../../lib/call.ts'
import { type ApiMutationOptions, type MutationState, useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { userQuery } from '../../../visit/user.ts'
import { type Change, type Clash, changesBetween, isDraftLike, isSame, type Path } from './compare.ts'
import { fieldProps } from './field-props.ts'
import type { Kept } from './kept-draft.ts'
import { useKept } from './use-kept.ts'
import { type Meanwhile, useMeanwhile } from './use-meanwhile.ts'

/** What one of the calls takes. */
export type InputOf<E> = E extends Endpoint ? CallInput<E> : never

/** What is wrong, by the name of the field: words, or nothing. */
export type Faults = Readonly<Record<string, string | false | null | undefined>>

export interface DeskFormOptions<E extends Endpoint, S, D extends object> extends ApiMutationOptions<E> {
  /** Where the draft is kept: the kind of record, and which one. */
  name: string
  /** As the server has it; null: a new one. */
  record: S
  draftOf: (record: S) => D
  /** Sent back with a draft, so that the server can refuse one that began with an older state. */
  versionOf?: (record: S) => string
  /** The query that reads the record again when the server has refused an older version. Default: the first of `updates`. */
  query?: { readonly queryKey: QueryKey }
  /** Reads the record again where no query holds it alone. Null: it has been deleted. */
  newest?: () => Promise<S | null | undefined>
  /** The name of each field, as its label says it. */
  words: { readonly [K in keyof D]: string }
  /** The name of a field within a list; default: that of the whole. */
  wordOf?: (path: Path, draft: D) => string | undefined
  /** A value in words where the draft holds a code; null where it is too much for a line. */
  show?: (value: unknown, path: Path) => string | null | undefined
  faults?: (draft: D) => Faults
  /** Where what is typed decides, chosen by that. */
  call: E | ((draft: D) => E)
  /** What is sent; null while something is missing. */
  input: (draft: D, version: string) => InputOf<E> | null
  /** The record in an answer. Default: the whole answer, where a query is updated by it. */
  recordIn?: (answer: Answer<E>) => S | null | undefined
  /** Leads to what is wrong where that is not in view. */
  onFaulty?: (paths: readonly [string, ...string[]]) => void
  /** Runs with each key: a question about what was typed is answered by that. */
  onTyped?: (save: MutationState) => void
}

/** What the frame shows of a form. */
export interface DeskFormState {
  readonly save: MutationState & { readonly fieldErrors: CallError['errors'] }
  /** @returns whether it was saved */
  readonly submit: () => Promise<boolean>
  readonly discard: () => void
  readonly changes: readonly Change[]
  readonly wordOf: (change: Change) => string
  readonly show: DeskFormOptions<Endpoint, unknown, object>['show']
  /** Fields with a fault, once somebody has tried to save. */
  readonly wrong: number
  readonly meanwhile: Meanwhile | null
  readonly decide: (clash: Clash, isMine: boolean) => void
  readonly isGone: boolean
  /** Why nothing was saved where that is no refusal, and whether it is sent again by itself. */
  readonly trouble: 'lost' | 'lostRepeated' | 'ended' | null
}

/**
 * A form of the desk: its draft outlives a reload and a visit elsewhere, what the server refuses is said at its field, and what
 * somebody else has changed is never overwritten unasked. Show it in a `DeskForm`.
 */
export function useDeskForm<E extends Endpoint, S, D extends object>(options: DeskFormOptions<E, S, D>) {
  const { name, record: given, draftOf, recordIn, words, show } = options
  const input = options.input as (draft: D, version: string) => CallInput<E> | null
  const { versionOf = (of: S) => (of as { version?: string } | null)?.version ?? '' } = options
  const client = useQueryClient()
  const [answered, setAnswered] = useState<{ given: S; record: S }>()
  const record = answered?.given === given ? answered.record : given
  const saved = draftOf(record)
  const { kept, newest, keep } = useKept<D>(name, value => isDraftLike(value, saved))
  const now: Kept<D> = kept ?? { version: versionOf(record), base: saved, draft: saved }
  const { version, base, draft } = now
  const [isAsked, setAsked] = useState(false)
  const sent = useRef(draft)
  const typed = () => newest.current ?? now

  const call = typeof options.call === 'function' ? options.call(draft) : options.call
  const save = useApiMutation<E>(call, {
    carriesOn: () => isRepeatable && isSame(typed().draft, sent.current),
    ...options,
    onSuccess: (answer, sentInput) => {
      const isRecord = options.updates && !options.newest
      const from = recordIn ? recordIn(answer) : isRecord ? (answer as unknown as S) : null
      if (from) setAnswered({ given, record: from })
      const { version: before, draft: after } = typed()
      // Somebody types while it is saved.
      if (isSame(after, sent.current)) forget()
      else keep({ version: from ? versionOf(from) : before, base: sent.current, draft: after })
      return options.onSuccess?.(answer, sentInput)
    },
  })
  const { error, fieldErrors } = save
  // Sent twice it is done once: by its key, or because the second one is out of date.
  const isRepeatable = Boolean(call.idempotent) || version !== ''
  const codeIs = (code: string) => error instanceof CallError && error.code === code
  const isEnded = codeIs('login_required')

  const { meanwhile, theirs, decide, isGone, end } = useMeanwhile<D>({
    isRefused: codeIs('changed_meanwhile'),
    ask: async () => {
      const query = options.query ?? options.updates?.[0]
      const found = options.newest
        ? await options.newest()
        : query && (await client.fetchQuery<S>({ ...query, staleTime: 0 }))
      if (!found) return found === null ? null : undefined
      setAnswered({ given, record: found })
      save.clearError()
      return { version: versionOf(found), base: draftOf(found) }
    },
    typed,
    keep,
    forget: () => forget(),
  })

  function forget() {
    keep(null)
    setAsked(false)
    end()
  }

  function change(part: Partial<D> | ((before: D) => Partial<D>)) {
    options.onTyped?.(save)
    const from = typed()
    const next = { ...from.draft, ...(typeof part === 'function' ? part(from.draft) : part) }
    keep(isSame(next, from.base) ? null : { ...from, draft: next })
  }

  const faults = options.faults?.(draft) ?? {}
  const faulty = Object.keys(faults).filter(path => faults[path])

  async function submit(): Promise<boolean> {
    setAsked(true)
    const [first, ...more] = faulty
    if (first !== undefined) options.onFaulty?.([first, ...more])
    if (first !== undefined || meanwhile?.clashes.length) return false
    const wanted = input(draft, version)
    if (!wanted) return false
    sent.current = draft
    end()
    return (await save.run(wanted)) !== undefined
  }

  const sendAgain = useEffectEvent(() => {
    const wanted = input(draft, version)
    if (wanted && isSame(draft, sent.current)) save.mutate(wanted)
  })
  useEffect(() => {
    if (!isEnded) return undefined
    const [address] = userQuery.queryKey
    return client.getQueryCache().subscribe(event => {
      const isRead = event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === address
      if (isRead && (event.query.state.data as { user: unknown } | undefined)?.user) sendAgain()
    })
  }, [isEnded, client])

  const errorAt = (field: string, onWire = field): string | null =>
    (isAsked && faults[field]) || (fieldErrors.find(({ path }) => path === onWire)?.detail ?? null)
  const isChanged = (of: keyof D) => kept !== null && !isSame(draft[of], (theirs ?? base)[of])
  const state: DeskFormState = {
    save,
    submit,
    discard: () => {
      forget()
      save.clearError()
    },
    changes: kept ? changesBetween(base, draft) : [],
    wordOf: ({ path }) => options.wordOf?.(path, draft) ?? words[path[0] as keyof D] ?? '',
    show,
    wrong: isAsked ? faulty.length : 0,
    meanwhile,
    decide,
    isGone,
    trouble: isLost(error) ? (isRepeatable ? 'lostRepeated' : 'lost') : isEnded ? 'ended' : null,
  }
  return {
    ...state,
    save,
    draft,
    change,
    errorAt,
    isAsked,
    /** Where something is wrong, once somebody has tried to save. */
    faulty: isAsked ? faulty : [],
    setAsked,
    ...fieldProps({ words, draft, change, errorAt, isChanged }),
  }
}
