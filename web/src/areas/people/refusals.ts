import { refusals } from '@fairfloor/domain/people/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const peopleRefusals = refusalTexts(refusals, {
  wrong_login: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
  cookies_needed:
    'Ihr Browser speichert keine Cookies dieses Shops. Die Anmeldung braucht sie: Bitte erlauben Sie sie für diese Seite.',
  wrong_csrf_token: 'Das Anmeldeformular ist veraltet. Bitte versuchen Sie es noch einmal.',
  second_step_needed: () => 'Das Passwort stimmt. Bitte bestätigen Sie, dass Sie es sind.',
  second_step_over: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
  wrong_code: 'Dieser Code ist falsch oder wurde schon verwendet.',
  wrong_passkey: 'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  wrong_password: 'Das Passwort ist falsch.',
  owner_unproved: 'Bitte bestätigen Sie auch mit Ihrem zweiten Faktor.',
  wrong_proof: 'Das ließ sich nicht prüfen oder wurde schon verwendet. Bitte versuchen Sie es noch einmal.',
  code_does_not_fit: 'Dieser Code passt nicht. Geht die Uhr Ihres Telefons richtig?',
  no_set_up_begun: 'Bitte beginnen Sie noch einmal: Diese Einrichtung ist nicht mehr die letzte.',
  no_second_factor: 'Der zweite Faktor ist ausgeschaltet.',
  last_second_factor:
    'Ihre Anmeldung braucht einen zweiten Faktor. Bitte richten Sie einen anderen ein, bevor Sie diesen entfernen.',
  too_many_passkeys: ({ most }) => `Ihre Anmeldung hat schon ${most} Passkeys. Bitte entfernen Sie zuerst einen.`,
  passkeys_not_possible: 'Für Passkeys muss der Shop unter einem Namen und über https erreichbar sein.',
  not_switchable: 'Für diesen Benutzer können Sie nicht handeln.',
  not_switched: 'Sie handeln für keinen anderen Benutzer.',
  unknown_user: 'Einen Benutzer mit dieser E-Mail-Adresse gibt es nicht.',
  wrong_old_password: 'Das alte Passwort ist falsch.',
  password_too_short: ({ least }) => `Bitte wählen Sie ein Passwort mit mindestens ${least} Zeichen.`,
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  password_not_new: 'Bitte wählen Sie ein Passwort, das Sie noch nicht verwenden.',
  api_cannot_manage: 'Die API Ihrer Firma kann keine Benutzer verwalten.',
  last_manager: 'Jemand muss das Konto Ihrer Firma verwalten.',
  language_not_offered: 'Diese Sprache bietet der Shop nicht an.',
})
