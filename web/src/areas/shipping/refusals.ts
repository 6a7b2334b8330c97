import { refusals } from '@fairfloor/domain/shipping/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const shippingRefusals = refusalTexts(refusals, {
  carrier_exists: 'Einen Versender mit diesem Namen gibt es schon.',
  tariff_overlaps: 'Für dieses Land und diesen Versender gibt es ab diesem Tag schon einen Tarif.',
  tariff_begun:
    'Nach diesem Tarif kann schon bestellt worden sein. Bitte legen Sie einen an, der heute oder später beginnt.',
  steps_doubled: 'Zwei Preise beginnen beim gleichen Wert und Gewicht.',
  steps_without_start: 'Ein Tarif braucht einen Preis ab 0 € und 0 kg.',
  unknown_carrier: 'Einen Versender mit diesem Namen gibt es nicht.',
  unknown_country: 'In dieses Land liefern Sie nicht.',
  not_a_tracking_address: 'Eine Adresse zum Verfolgen beginnt mit https:// und enthält {number}.',
  minimum_exists: 'Dafür gibt es schon einen Mindestwert.',
})
