import type { Day } from '../day.ts'

/** What a tariff is for; null: every country, every carrier. */
export type TariffKey = { readonly country: string | null; readonly carrier: string | null }

/** A tariff counts from its day until a later one of the same country and carrier. */
export type Dated = TariffKey & { readonly validFrom: Day }

/** A price of one parcel or pallet from a net goods value (cents) and a weight on. */
export type Step = { readonly fromNet: number; readonly fromGrams: number }

export const tariffStates = ['running', 'planned', 'over'] as const
export type TariffState = (typeof tariffStates)[number]

/** Whether a tariff counts today, later, or no more: of those begun the last one counts. */
export function tariffState(tariff: Dated, all: readonly Dated[], today: Day): TariffState {
  if (tariff.validFrom > today) return 'planned'
  const isReplaced = all.some(
    other => isSame(other, tariff) && other.validFrom <= today && other.validFrom > tariff.validFrom,
  )
  return isReplaced ? 'over' : 'running'
}

const isSame = (a: TariffKey, b: TariffKey): boolean => a.country === b.country && a.carrier === b.carrier

/** What is wrong with the steps of a tariff: two for the same, or none that counts for the smallest order; null: nothing. */
export function stepFault(steps: readonly Step[]): 'doubled' | 'no_start' | null {
  const keys = new Set(steps.map(({ fromNet, fromGrams }) => `${fromNet} ${fromGrams}`))
  if (keys.size < steps.length) return 'doubled'
  return keys.has('0 0') ? null : 'no_start'
}

/** Orders of days that have begun were placed by it: only one that begins today or later may be changed. */
export const mayChange = (validFrom: Day, today: Day): boolean => validFrom >= today
