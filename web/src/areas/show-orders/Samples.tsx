import { useQueryClient } from '@tanstack/react-query'
import { SampleList } from '../samples/SampleList.tsx'
import type { Basket } from './lines.ts'
import { shownOfTheOrder } from './order-queries.ts'
import type { BasketMode } from './steps.ts'
import { keepSamples } from './use-basket.ts'

/** The customer's free samples, if any; they can be removed as long as lines can be changed. */
export function Samples({ basket, mode }: { basket: Basket | undefined; mode: BasketMode }) {
  const client = useQueryClient()
  if (!basket || basket.sample_positions.length === 0) return null
  return (
    <SampleList
      positions={basket.sample_positions}
      canRemove={mode !== 'closed'}
      removal={{
        onSuccess: answer => keepSamples(client, answer),
        invalidatesOnRefusal: shownOfTheOrder,
      }}
    />
  )
}
