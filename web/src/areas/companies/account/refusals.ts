import { refusals } from '@fairfloor/domain/companies/addresses/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const addressRefusals = refusalTexts(refusals, {
  address_name: 'Bitte schreiben Sie einen Namen in eine Zeile, ohne Link und ohne Adresse.',
  no_such_country: 'Dieses Land ist unbekannt.',
  wrong_postal_code: 'Eine Postleitzahl dieses Landes sieht anders aus.',
  not_a_gln: 'Das ist keine GLN: 13 Ziffern, von denen die letzte die anderen prüft.',
  too_many_addresses: 'Mehr Adressen kann eine Firma nicht haben. Bitte entfernen Sie zuerst eine.',
  last_address: 'Eine Bestellung braucht diese Adresse. Bitte ergänzen Sie zuerst eine andere.',
  address_awaits_goods: 'An diese Adresse soll noch Ware der Messe gehen. Bitte ändern Sie das zuerst.',
})
