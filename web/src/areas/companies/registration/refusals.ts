import { refusals } from '@fairfloor/domain/companies/registration/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'
import { registrationTexts } from './texts.ts'

/** Why the server refuses something. */
export const registrationRefusals = refusalTexts(refusals, {
  ...registrationTexts.de.problems,
  confirmation_over: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich an: Dort bekommen Sie einen neuen.',
  not_the_password_chosen:
    'Das ist nicht das Passwort, das Sie gewählt haben. Wenn Sie es vergessen haben, registrieren Sie sich bitte noch einmal; wenn Sie sich nicht registriert haben, tun Sie nichts.',
  registration_unconfirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen gesendet haben.',
  registration_checked: 'Ihr Konto wird geprüft. Sie bekommen eine E-Mail, sobald Sie sich anmelden können.',
  registration_not_waiting: 'Über diese Registrierung ist schon entschieden, oder sie ist noch nicht bestätigt.',
  company_is_customer: ({ company }) =>
    `${company} hat diese USt-IdNr. oder Registernummer und ist schon Kunde. Bitte lehnen Sie die Registrierung ab.`,
  email_has_account: 'Mit dieser E-Mail-Adresse hat schon jemand ein Konto.',
  customer_number_taken: 'Diese Nummer hat ein anderer Kunde.',
  usual_method_missing: 'Die übliche Zahlungsart muss unter den erlaubten sein.',
  unknown_terms: 'Diese Preisgruppe oder diesen Versand gibt es nicht mehr. Bitte wählen Sie neu.',
  reason_missing: 'Bitte schreiben Sie, warum: Es wird per E-Mail gesendet.',
})
