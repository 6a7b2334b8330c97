import { refusals } from '@fairfloor/domain/accounts/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const accountsRefusals = refusalTexts(refusals, {
  address_name: 'Bitte schreiben Sie einen Namen in eine Zeile, ohne Link und ohne Adresse.',
  no_such_country: 'Dieses Land ist unbekannt.',
  wrong_postal_code: 'Eine Postleitzahl dieses Landes sieht anders aus.',
  not_a_gln: 'Das ist keine GLN: 13 Ziffern, von denen die letzte die anderen prüft.',
  too_many_addresses: 'Mehr Adressen kann eine Firma nicht haben. Bitte entfernen Sie zuerst eine.',
  last_address: 'Eine Bestellung braucht diese Adresse. Bitte ergänzen Sie zuerst eine andere.',
  address_awaits_goods: 'An diese Adresse soll noch Ware der Messe gehen. Bitte ändern Sie das zuerst.',
  already_colleague: 'Diese Person hat schon ein Konto Ihrer Firma.',
  already_invited: 'Diese Adresse ist schon eingeladen. Sie können die Einladung noch einmal senden.',
  too_many_invitations:
    'Zurzeit gibt es zu viele Einladungen. Bitte nehmen Sie eine zurück, oder versuchen Sie es morgen noch einmal.',
  invitation_over: 'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich eine neue schicken.',
  address_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  already_staff: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  booth_brand_missing: 'Bitte wählen Sie die Marke, deren Stand es ist.',
  no_such_brand: 'Diese Marke ist unbekannt.',
  not_staff: 'Das ist ein Benutzer eines Kunden; seine Rechte setzt dessen Firma.',
  last_operator: 'Jemand muss die Verwaltung öffnen können.',
  is_blocked: 'Dieses Konto ist gesperrt. Heben Sie zuerst die Sperre auf.',
  blocked_by_shop: 'Der Shop hat dieses Konto gesperrt. Bitte wenden Sie sich an uns.',
  not_oneself: 'Das geht mit Ihrem eigenen Konto nicht.',
})
