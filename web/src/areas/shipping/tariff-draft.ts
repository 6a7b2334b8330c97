import type { ShippingDesk, TariffBody } from '@fairfloor/domain/shipping/desk-contract'
import { stepFault } from '@fairfloor/domain/shipping/tariffs'
import { amountIn, amountText } from '../../lib/typed-amount.ts'
import { ALL, chosen } from './names.ts'

export type DeskTariff = ShippingDesk['tariffs'][number]

export type StepDraft = { readonly key: number; readonly net: string; readonly kg: string; readonly price: string }

/** A tariff as it is typed. */
export type TariffDraft = {
  readonly country: string
  readonly carrier: string
  readonly validFrom: string
  readonly steps: readonly StepDraft[]
}

export const EMPTY_STEP = { net: '0', kg: '0', price: '' }

export const draftOf = (tariff: DeskTariff | null, isCopy: boolean): TariffDraft => ({
  country: tariff?.country ?? ALL,
  carrier: tariff?.carrier ?? ALL,
  validFrom: isCopy ? '' : (tariff?.valid_from ?? ''),
  steps: tariff
    ? tariff.steps.map(({ from_net, from_grams, price }, key) => ({
        key,
        net: amountText(from_net),
        kg: kgText(from_grams),
        price: amountText(price),
      }))
    : [{ key: 0, ...EMPTY_STEP }],
})

const kgText = (grams: number): string => String(grams / 1000).replace('.', ',')

/** Typed kilograms in grams; null for what is none. */
export function gramsIn(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,5}([.,]\d{1,3})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : null
}

/** The prices that are sent; null while one of them is wrong. */
function stepsIn(steps: TariffDraft['steps']): TariffBody['steps'] | null {
  const read = steps.map(({ net, kg, price }) => ({ net: amountIn(net), grams: gramsIn(kg), price: amountIn(price) }))
  const isRight = (step: (typeof read)[number]): step is { net: number; grams: number; price: number } =>
    step.net != null && step.grams !== null && step.price != null
  if (!read.every(isRight)) return null
  return read.map(({ net, grams, price }) => ({ from_net: net, from_grams: grams, price }))
}

export type StepsFault = 'wrongStep' | 'doubled' | 'noStart'

/** What is wrong with the prices; null: nothing. */
export function faultOfSteps(steps: TariffDraft['steps']): StepsFault | null {
  const read = stepsIn(steps)
  if (!read) return 'wrongStep'
  const fault = stepFault(read.map(({ from_net, from_grams }) => ({ fromNet: from_net, fromGrams: from_grams })))
  return fault === 'no_start' ? 'noStart' : fault
}

/** What is sent; null while something is missing. */
export function bodyOf({ country, carrier, validFrom, steps }: TariffDraft, version: string | null): TariffBody | null {
  const read = stepsIn(steps)
  if (!read || validFrom === '' || faultOfSteps(steps) !== null) return null
  return { version, country: chosen(country), carrier: chosen(carrier), valid_from: validFrom, steps: read }
}
