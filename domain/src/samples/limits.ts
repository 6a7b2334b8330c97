import type { Refusal } from '../refusal.ts'
import { refuse } from './refusals.ts'
import { type Allowance, roomIn } from './room.ts'

/** Defaults for exhibitors and editions without limits of their own. */
export const USUAL_LIMITS = { ofExhibitor: 5, inAll: 30 } as const

/** A requested flavour; each flavour is listed once. */
export type WantedSample = {
  readonly name: string
  readonly exhibitorId: number
  readonly quantity: number
  readonly left: number
  /** Its index in the request. */
  readonly path: string
}

/**
 * Why a list of samples is refused: stock is checked first, then the exhibitors' limits, then the edition's.
 * @param seesStock whether the refusal may say how many are left
 * @returns undefined if the whole list can be taken
 */
export function sampleRefusal(
  wanted: readonly WantedSample[],
  ofExhibitor: ReadonlyMap<number, Allowance>,
  inAll: Allowance,
  seesStock: boolean,
): Refusal | undefined {
  for (const { name, quantity, left, path } of wanted)
    if (quantity > left)
      return seesStock
        ? refuse('samples_left', { left, flavour: name }, [{ path, detail: `${left} left` }])
        : refuse('samples_left', { left: null, flavour: name }, [{ path, detail: 'Not that many left' }])
  for (const [exhibitorId, allowance] of ofExhibitor) {
    const here = wanted.filter(one => one.exhibitorId === exhibitorId)
    if (sumOf(here) > roomIn(allowance)) return refuse('samples_of_exhibitor', { most: allowance.most })
  }
  if (sumOf(wanted) > roomIn(inAll)) return refuse('samples_in_all', { most: inAll.most })
  return undefined
}

const sumOf = (wanted: readonly WantedSample[]) => wanted.reduce((sum, { quantity }) => sum + quantity, 0)
