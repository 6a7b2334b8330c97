import type { Answer } from '@fairfloor/domain/endpoint'
import { getSampleLimits, getSamples } from '@fairfloor/domain/samples/contract'
import { type Allowance, roomFor } from '@fairfloor/domain/samples/room'
import { useQuery } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { usePending } from '../../lib/sending/pending.tsx'

export type SampleProduct = Answer<typeof getSamples>[number]
export type SampleFlavour = SampleProduct['sample_product_attributes'][number]

export const samplesQuery = (exhibitorId: number) => queryOf(getSamples, { params: { id: exhibitorId } })
export const limitsQuery = (exhibitorId: number) => queryOf(getSampleLimits, { params: { id: exhibitorId } })
/** Samples and limits of every exhibitor: returning some may change all of them. */
export const allSampleQueries = [everyQueryOf(getSamples), everyQueryOf(getSampleLimits)]

type Wanted = { sample_product_attribute_id: number; quantity: number }

export type SampleChoice = {
  /** The typed quantity of a flavour; null for none. */
  of: (flavour: SampleFlavour) => number | null
  set: (flavour: SampleFlavour, quantity: number | null) => void
  /** The largest quantity for a flavour: limited by its stock where the reader is told it, and by what both limits leave beside the other rows. */
  mostOf: (flavour: SampleFlavour) => number
  /** The valid wishes; flavours that are gone do not count. */
  wanted: Wanted[]
  pieces: number
  /** Taken plus typed; undefined while the limits load. */
  here: Allowance | undefined
  inAll: Allowance | undefined
  clear: () => void
}

/** The samples typed at an exhibitor's booth, stored in the browser until they are taken, and the remaining limits. */
export function useSampleChoice(exhibitorId: number): SampleChoice {
  const { quantities, set, clear } = usePending(`samples-${exhibitorId}`)
  const { data: products = [] } = useQuery(samplesQuery(exhibitorId))
  const { data: limits } = useQuery(limitsQuery(exhibitorId))
  const flavours = products.flatMap(product => product.sample_product_attributes)
  const wanted = flavours.flatMap(({ id, availability }) => {
    const quantity = quantities[id] ?? 0
    return quantity > 0 && availability === 'in_stock' ? [{ sample_product_attribute_id: id, quantity }] : []
  })
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const here = limits && { taken: limits.exhibitor_samples_quantity + pieces, most: limits.exhibitor_samples_limit }
  const inAll = limits && { taken: limits.total_samples_quantity + pieces, most: limits.total_samples_limit }
  const room = here && inAll ? roomFor(here, inAll) : Number.POSITIVE_INFINITY
  return {
    of: ({ id }) => quantities[id] ?? null,
    set: ({ id }, quantity) => set(id, quantity),
    mostOf: ({ id, stock_available }) =>
      Math.min(stock_available ?? Number.POSITIVE_INFINITY, (quantities[id] ?? 0) + room),
    wanted,
    pieces,
    here,
    inAll,
    clear: () => clear(wanted.map(({ sample_product_attribute_id: id }) => id)),
  }
}
