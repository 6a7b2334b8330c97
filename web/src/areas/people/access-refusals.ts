import { refusals } from '@fairfloor/domain/people/access/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const accessRefusals = refusalTexts(refusals, {
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
