import { refusals } from '@fairfloor/domain/identity/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const identityRefusals = refusalTexts(refusals, {
  wrong_login: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
  wrong_csrf_token: 'Das Anmeldeformular ist veraltet. Bitte versuchen Sie es noch einmal.',
  not_switchable: 'Für diesen Benutzer können Sie nicht handeln.',
  not_switched: 'Sie handeln für keinen anderen Benutzer.',
  unknown_user: 'Einen Benutzer mit dieser E-Mail-Adresse gibt es nicht.',
  wrong_old_password: 'Das alte Passwort ist falsch.',
  password_too_short: ({ least }) => `Bitte wählen Sie ein Passwort mit mindestens ${least} Zeichen.`,
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  password_not_new: 'Bitte wählen Sie ein Passwort, das Sie noch nicht verwenden.',
  api_cannot_manage: 'Die API Ihrer Firma kann keine Benutzer verwalten.',
  last_manager: 'Jemand muss die Benutzer Ihrer Firma verwalten.',
  language_not_offered: 'Diese Sprache bietet der Shop nicht an.',
})
