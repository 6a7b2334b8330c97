import type { Answer, CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import type { QueryFilters } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isLost } from '../call.ts'
import { type Attempt, type Attempts, useAttempts } from './attempts.ts'
import type { Wanted } from './change.ts'
import { onReturn, useIsConnected } from './connection.ts'
import { isRefused } from './refused.ts'
import { type MutationState, useApiMutation } from './use-api-mutation.ts'
import { useSettling } from './use-settling.ts'

interface BindingOptions<E extends Endpoint, B> {
  /** Where its attempts are kept. */
  kept: string
  /** What of a call makes it the same call. */
  bodyOf: (input: CallInput<E>) => B
  /** Read again after a refusal, and after a lost answer before the button is ready again. */
  changed: readonly QueryFilters[]
  onSuccess: (answer: Answer<E>, input: CallInput<E>) => unknown
  onError?: (error: Error, input: CallInput<E>) => unknown
}

interface Binding<E extends Endpoint> {
  run: (wanted: Wanted<E>) => void
  /** Also loading while the call may have been done without its page knowing. */
  state: MutationState
  /** The page's own call is under way. */
  isCalling: boolean
}

/** A call that is binding, such as placing an order: made once, also after a lost answer or a reload. */
export function useBinding<E extends Endpoint, B extends object>(
  endpoint: E,
  { kept, bodyOf, changed, onSuccess, onError }: BindingOptions<E, B>,
): Binding<E> {
  const attempts = useAttempts<B>(kept)
  const { run, ...call } = useApiMutation(endpoint, {
    keyOf: input => attempts.keyFor(bodyOf(input)),
    invalidatesOnRefusal: changed,
    onSuccess: (answer, input) => {
      attempts.forget()
      return onSuccess(answer, input)
    },
    onError: (error, input) => {
      if (isRefused(error)) attempts.drop(bodyOf(input))
      if (isLost(error)) attempts.lost(bodyOf(input))
      onError?.(error, input)
    },
  })
  const isSettling = useSettling(attempts.attempts, call.error, changed)
  return {
    run: wanted => void (isSettling || run(wanted)),
    state: { ...call, loading: call.loading || isSettling },
    isCalling: call.loading,
  }
}

/** Between a question that got no answer either and the next one. */
const PAUSE_MS = 2000

interface LostAnswers<B, A> {
  /** Makes the call again with its key. */
  ask: (attempt: Attempt<B>) => Promise<A>
  /** Whether asking can do nothing new: what it was about is no longer there. Default: it can not. */
  mayAsk?: (body: B) => boolean
  found: (answer: A, body: B) => unknown
  /** When what it changes was read, in ms: it is asked again with each reading, as after an expired session. */
  readAt: number
}

/** Finds out what became of binding calls without an answer, once what they were about is gone. @returns whether that is known */
export function useLostAnswers<B extends object, A>(
  { attempts, drop, forget }: Attempts<B>,
  { ask, mayAsk = () => true, found, readAt }: LostAnswers<B, A>,
): boolean {
  const isConnected = useIsConnected()
  const [isAsked, setAsked] = useState(false)
  const [again, setAgain] = useState(0)
  const askAll = useEffectEvent(async () => {
    let isUnheard = false
    for (const attempt of attempts) {
      const { body } = attempt
      if (!mayAsk(body)) continue
      try {
        const answer = await ask(attempt)
        forget()
        return await found(answer, body)
      } catch (error) {
        if (isRefused(error)) drop(body)
        isUnheard ||= isLost(error)
      }
    }
    if (isUnheard) setTimeout(() => setAgain(again + 1), PAUSE_MS)
    else setAsked(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading, and after each pause
  useEffect(() => void askAll(), [readAt, again])
  useEffect(() => onReturn(() => void askAll()), [])
  return attempts.length === 0 || (isAsked && isConnected)
}
