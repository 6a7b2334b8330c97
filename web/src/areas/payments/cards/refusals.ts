import { refusals } from '@fairfloor/domain/payments/cards/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const paymentsRefusals = refusalTexts(refusals, {
  card_not_due: 'Für diese Bestellung ist nichts mit Karte zu bezahlen.',
  card_too_late:
    'Die Zeit, diese Bestellung mit Karte zu bezahlen, ist vorbei, und sie ist storniert. Bitte bestellen Sie noch einmal; die Artikel lassen sich übernehmen.',
  card_provider_silent: 'Der Kartenanbieter antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  event_seen_to: 'Darum hat sich schon jemand gekümmert.',
  event_forged: 'Die Signatur dieses Ereignisses stimmt nicht.',
  event_too_old: 'Die Zeit dieses Ereignisses ist zu weit von jetzt entfernt.',
})
