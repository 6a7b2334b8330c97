import { mostText } from '@fairfloor/domain/bytes'
import { generalRefusals, platformRefusals } from '@fairfloor/domain/general-refusals'
import { refusals as seller } from '@fairfloor/domain/seller/refusals'
import { assortmentRefusals } from '../areas/assortment/refusals.ts'
import { awardsRefusals } from '../areas/awards/refusals.ts'
import { backOfficeRefusals } from '../areas/back-office/refusals.ts'
import { basketRefusals } from '../areas/basket/refusals.ts'
import { bonusRefusals } from '../areas/billing/bonus/refusals.ts'
import { receivablesRefusals } from '../areas/billing/receivables/refusals.ts'
import { billingRefusals } from '../areas/billing/refusals.ts'
import { boothContentRefusals } from '../areas/booth-content/refusals.ts'
import { careersRefusals } from '../areas/careers/refusals.ts'
import { catalogueRefusals } from '../areas/catalogue/refusals.ts'
import { addressRefusals } from '../areas/companies/account/refusals.ts'
import { companiesRefusals } from '../areas/companies/refusals.ts'
import { registrationRefusals } from '../areas/companies/registration/refusals.ts'
import { complaintsRefusals } from '../areas/complaints/refusals.ts'
import { contentRefusals } from '../areas/content/refusals.ts'
import { customerApiRefusals } from '../areas/customer-api/refusals.ts'
import { restRefusals } from '../areas/customer-api/rest/refusals.ts'
import { pushRefusals } from '../areas/customer-api/stock/refusals.ts'
import { enquiriesRefusals } from '../areas/enquiries/refusals.ts'
import { feedbackRefusals } from '../areas/feedback/refusals.ts'
import { newcomerWeekRefusals } from '../areas/newcomer-week/refusals.ts'
import { orderListsRefusals } from '../areas/order-lists/refusals.ts'
import { ordersRefusals } from '../areas/orders/refusals.ts'
import { outletRefusals } from '../areas/outlet/refusals.ts'
import { paymentsRefusals } from '../areas/payments/cards/refusals.ts'
import { receivedRefusals } from '../areas/payments/received/refusals.ts'
import { accessRefusals } from '../areas/people/access-refusals.ts'
import { peopleRefusals } from '../areas/people/refusals.ts'
import { personalDataRefusals } from '../areas/personal-data/refusals.ts'
import { pickingRefusals } from '../areas/picking/refusals.ts'
import { promotionsRefusals } from '../areas/promotions/refusals.ts'
import { quickOrderRefusals } from '../areas/quick-order/refusals.ts'
import { samplesRefusals } from '../areas/samples/refusals.ts'
import { serviceListsRefusals } from '../areas/service-lists/refusals.ts'
import { shippingRefusals } from '../areas/shipping/refusals.ts'
import { showOrdersRefusals } from '../areas/show-orders/refusals.ts'
import { stockDeskRefusals } from '../areas/stock/desk/refusals.ts'
import { goodsInRefusals } from '../areas/stock/goods-in/refusals.ts'
import { surveysRefusals } from '../areas/surveys/refusals.ts'
import { tradeShowRefusals } from '../areas/trade-show/refusals.ts'
import { refusalTexts } from '../lib/refusal-messages.ts'
import type { RefusalTexts } from '../lib/refusal-texts.ts'

const general = refusalTexts(
  { ...generalRefusals, ...platformRefusals, ...seller },
  {
    changed_meanwhile: 'Jemand anderes hat das inzwischen geändert. Es wurde nichts gespeichert.',
    malformed: 'Die Anfrage hat nicht die erwartete Form.',
    login_required: 'Bitte melden Sie sich an.',
    key_required: 'Bitte senden Sie einen gültigen API-Schlüssel.',
    too_many_requests: ({ seconds }) =>
      `Zu viele Anfragen. Bitte senden Sie die nächste in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`,
    letters_not_printable: ({ letters }) =>
      `Unsere Rechnungen und Lieferscheine können nicht drucken: ${letters}. Bitte schreiben Sie es mit lateinischen, griechischen oder kyrillischen Buchstaben.`,
    cross_site: 'Diese Anfrage muss vom Shop selbst kommen.',
    forbidden: 'Das dürfen Sie nicht.',
    owners_alone: 'Das dürfen nur die Benutzer selbst, nicht wer für sie handelt.',
    password_change_required: 'Bitte wählen Sie zuerst ein neues Passwort.',
    second_factor_required: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
    staff_cannot_order: 'Bestellen können nur Kunden.',
    may_not_order: 'Sie dürfen für Ihre Firma nicht bestellen.',
    may_not_see_prices: 'Sie dürfen keine Preise sehen.',
    may_not_see_invoices: 'Sie dürfen die Rechnungen Ihrer Firma nicht sehen.',
    may_not_manage: 'Sie dürfen das Konto Ihrer Firma nicht verwalten.',
    not_found: 'Nicht gefunden.',
    method_not_allowed: 'Das geht mit dieser Adresse nicht.',
    request_timeout: 'Die Anfrage ist nicht rechtzeitig angekommen.',
    headers_too_large: 'Die Kopfzeilen der Anfrage sind zu groß.',
    too_large: ({ bytes }) => `Die Anfrage ist zu groß: höchstens ${mostText(bytes)} sind möglich.`,
    too_many_parts: 'Das Formular hat zu viele Felder.',
    unsupported_media_type: 'Dieser Inhaltstyp wird nicht angenommen.',
    key_reused: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
    not_set_up: 'Dieser Shop ist noch nicht eingerichtet.',
    unavailable: 'Der Dienst ist im Moment nicht erreichbar.',
    not_a_picture:
      'Diese Datei ist kein Bild, das gezeigt werden kann. Bitte nehmen Sie eine SVG-, PNG-, JPEG-, WebP- oder AVIF-Datei.',
    too_many: ({ minutes }) =>
      `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal.`,
    too_many_streams: 'Sie haben zu viele Seiten der Messe offen. Bitte schließen Sie eine davon.',
    no_delivery: ({ country }) => `Nach ${country} liefern wir nicht.`,
    carrier_not_possible: 'Dieser Versand ist für diese Ware dorthin nicht möglich. Bitte wählen Sie einen anderen.',
    no_vat_rate: ({ vatClass, country }) =>
      `Für ${country} gibt es noch keinen Mehrwertsteuersatz (${vatClass}). Bitte wenden Sie sich an uns.`,
  },
)

const all = [
  general,
  accessRefusals,
  addressRefusals,
  assortmentRefusals,
  awardsRefusals,
  backOfficeRefusals,
  basketRefusals,
  billingRefusals,
  bonusRefusals,
  boothContentRefusals,
  careersRefusals,
  catalogueRefusals,
  companiesRefusals,
  complaintsRefusals,
  contentRefusals,
  customerApiRefusals,
  enquiriesRefusals,
  feedbackRefusals,
  goodsInRefusals,
  newcomerWeekRefusals,
  orderListsRefusals,
  ordersRefusals,
  outletRefusals,
  paymentsRefusals,
  peopleRefusals,
  personalDataRefusals,
  pickingRefusals,
  promotionsRefusals,
  pushRefusals,
  quickOrderRefusals,
  receivablesRefusals,
  receivedRefusals,
  registrationRefusals,
  restRefusals,
  samplesRefusals,
  serviceListsRefusals,
  shippingRefusals,
  showOrdersRefusals,
  stockDeskRefusals,
  surveysRefusals,
  tradeShowRefusals,
]

/** The refusals of every area, by code. */
export const refusals: RefusalTexts = {
  en: Object.assign({}, ...all.map(({ en }) => en)),
  de: Object.assign({}, ...all.map(({ de }) => de)),
}
