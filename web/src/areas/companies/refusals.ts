import { refusals } from '@fairfloor/domain/companies/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const companiesRefusals = refusalTexts(refusals, {
  unknown_price_group: 'Diese Preisgruppe gibt es nicht.',
  customer_blocked_already: 'Dieser Kunde ist schon gesperrt.',
  customer_not_blocked: 'Dieser Kunde ist nicht gesperrt.',
  usual_method_not_allowed: 'Die übliche Zahlungsart muss unter den erlaubten sein.',
  not_a_vat_id: 'Das ist keine USt-IdNr.: zwei Buchstaben des Landes, dann Ziffern und Buchstaben.',
  no_vat_id: 'Dieser Kunde hat keine USt-IdNr.',
  not_an_iban: 'Das ist keine IBAN. Bitte prüfen Sie die Nummer.',
  signed_later: 'Ein Mandat kann nicht in der Zukunft unterschrieben sein.',
  mandate_exists: 'Ein Mandat mit dieser Referenz gibt es schon.',
  mandate_ended: 'Dieses Mandat ist schon beendet.',
  no_creditor_id: 'Ihre Gläubiger-ID fehlt. Bitte tragen Sie sie zuerst in den Einstellungen des Shops ein.',
})
