import { day, dayIn } from '@fairfloor/domain/day'
import { fromEuros } from '@fairfloor/domain/money'
import * as contract from '@fairfloor/domain/shipping/desk-contract'
import * as shapes from '@fairfloor/domain/shipping/desk-shapes'
import { refuse } from '@fairfloor/domain/shipping/refusals'
import { mayChange, stepFault } from '@fairfloor/domain/shipping/tariffs'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import {
  lockTariffs,
  readCarriers,
  readTariffs,
  readTerms,
  removeTariff,
  type StoredTariff,
  saveTariff,
} from '../../seller/index.ts'
import { guardForm } from './guard.ts'
import { deskView, tariffView } from './view.ts'

type Key = { country: string | null; carrier: string | null; valid_from: string }

/** Tariffs: of a country and carrier one begins a day, and counts until the next. */
export function serveTariffDesk(platform: Platform): void {
  serve(platform, contract.saveTariff, shapes.saveTariff, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const stored = await storedOf(tx, body)
      const before = stored && tariffView(stored)
      guardForm(body.version, before, () => refuse('tariff_overlaps').at('valid_from'))
      await guardKey(tx, body, now)
      const steps = body.steps.map(({ from_net, from_grams, price }) => ({
        fromNet: fromEuros(from_net),
        fromGrams: from_grams,
        price: fromEuros(price),
      }))
      const fault = stepFault(steps)
      if (fault) throw refuse(fault === 'doubled' ? 'steps_doubled' : 'steps_without_start').at('steps')
      const { country, carrier, valid_from: validFrom } = body
      const after = { country, carrier, validFrom, steps: steps.toSorted(byStart) }
      await saveTariff(tx, after)
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: before ? 'change tariff' : 'create tariff',
        subject: nameOf(body),
        details: differences(before ?? {}, tariffView(after)),
      })
      return deskView(tx, now)
    }),
  )

  serve(platform, contract.removeTariff, shapes.removeTariff, ({ body, viewer, now, transaction }) =>
    transaction(async tx => {
      const stored = await storedOf(tx, body)
      const before = stored && tariffView(stored)
      guardForm(body.version, before, () => refuse('tariff_overlaps'))
      await guardBegun(tx, body, now)
      const { country, carrier, valid_from: validFrom } = body
      await removeTariff(tx, { country, carrier, validFrom })
      const details = { before }
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'delete tariff', subject: nameOf(body), details })
      return deskView(tx, now)
    }),
  )
}

/** Nobody else changes it until the commit. */
async function storedOf(tx: Db, { country, carrier, valid_from }: Key): Promise<StoredTariff | undefined> {
  await lockTariffs(tx)
  return (await readTariffs(tx)).find(
    one => one.country === country && one.carrier === carrier && one.validFrom === valid_from,
  )
}

/** @throws Refusal unknown_country, unknown_carrier, tariff_begun */
async function guardKey(tx: Db, key: Key, now: Date): Promise<void> {
  const { rates } = await readTerms(tx)
  if (key.country !== null && !rates.countries.some(({ code }) => code === key.country))
    throw refuse('unknown_country').at('country')
  if (key.carrier !== null && !(await readCarriers(tx)).some(({ name }) => name === key.carrier))
    throw refuse('unknown_carrier').at('carrier')
  await guardBegun(tx, key, now)
}

/** @throws Refusal tariff_begun */
async function guardBegun(tx: Db, { valid_from }: Key, now: Date): Promise<void> {
  const { timeZone } = await readTerms(tx)
  if (!mayChange(day(valid_from), dayIn(now, timeZone))) throw refuse('tariff_begun').at('valid_from')
}

const byStart = (a: StoredTariff['steps'][number], b: StoredTariff['steps'][number]): number =>
  a.fromNet - b.fromNet || a.fromGrams - b.fromGrams

const nameOf = ({ country, carrier, valid_from }: Key): string =>
  [country ?? 'every country', carrier ?? 'every carrier', `from ${valid_from}`].join(', ')
