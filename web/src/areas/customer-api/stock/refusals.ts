import { refusals } from '@fairfloor/domain/customer-api/push/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const pushRefusals = refusalTexts(refusals, {
  api_setting_unknown: 'Bitte senden Sie als name entweder api_url oder authorization_token, und ein value.',
  stock_endpoint_missing: 'Bitte speichern Sie zuerst die Adresse Ihres Bestands-Endpunkts.',
  stock_endpoint_invalid: 'Das ist keine vollständige Adresse, wie https://shop.example.com/stock.',
  stock_endpoint_not_https: 'Die Adresse muss mit https:// beginnen.',
  stock_endpoint_with_password: 'Die Adresse darf kein Passwort enthalten: Dafür ist das Token da.',
  stock_endpoint_not_public: 'Diese Adresse ist aus dem Internet nicht zu erreichen.',
  stock_token_invalid:
    'Das Token darf Buchstaben, Ziffern, Zeichen und Leerzeichen ohne Akzente enthalten, in einer Zeile.',
  stock_delivery_running: 'Gerade läuft eine Zustellung. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
})
