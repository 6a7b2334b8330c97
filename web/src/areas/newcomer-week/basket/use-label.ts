import { changeWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApiMutation, usePendingInputs } from '../../../lib/sending/use-api-mutation.ts'
import { SCOPE, type WeekBasket, weekBasketMutation } from './basket.ts'

/** The label service of the basket: what was pressed last counts, also while a call is on its way. */
export function useLabel(basket: WeekBasket) {
  const client = useQueryClient()
  const { mutateAsync, ...state } = useApiMutation(changeWeekBasket, { ...weekBasketMutation(client), scope: SCOPE })
  const pending = usePendingInputs(changeWeekBasket).at(-1)
  const underWay = useRef<Promise<boolean>>(null)
  return {
    isOn: pending?.body.is_label_service ?? basket.is_label_service,
    set(wanted: boolean) {
      const saving: Promise<boolean> = mutateAsync({ body: { is_label_service: wanted } })
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          if (underWay.current === saving) underWay.current = null
        })
      underWay.current = saving
    },
    /** Resolves when a press that is still on its way is answered, to whether it was accepted. */
    saved: async () => (await underWay.current) ?? true,
    state,
  }
}

export type Label = ReturnType<typeof useLabel>
