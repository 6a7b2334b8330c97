import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { CallError, isLost } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import type { Choices } from './checkout.ts'
import { checkoutQueryOf, useOfBasket } from './of-basket.ts'
import { readTyped, type Typed } from './read-typed.ts'

/**
 * What the buyer has chosen and typed, kept until the order is placed, and what the server says to it. While another choice
 * is asked for, the figures of the one before stay.
 */
export function useCheckout() {
  const client = useQueryClient()
  const of = useOfBasket()
  const [typed, setTyped, forget] = useDraft(of.draft, readTyped)
  const query = useQuery({
    ...checkoutQueryOf(of, typed.choices),
    placeholderData: before => before ?? client.getQueryData(checkoutQueryOf(of, {}).queryKey),
    refetchOnWindowFocus: 'always',
  })
  const type = (part: Partial<Typed>) => setTyped({ ...typed, ...part })

  // A kept choice may be gone since, such as an address.
  const forgetChoices = useEffectEvent(() => {
    if (Object.keys(typed.choices).length > 0) type({ choices: {} })
  })
  const { error } = query
  useEffect(() => {
    if (error instanceof CallError && error.status === 422 && !isLost(error)) forgetChoices()
  }, [error])

  return {
    typed,
    type,
    choose: (part: Choices) => type({ choices: { ...typed.choices, ...part } }),
    forget,
    query,
    data: query.data,
    /** The figures are of other choices, or asked for again. */
    isBehind: query.isFetching,
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
