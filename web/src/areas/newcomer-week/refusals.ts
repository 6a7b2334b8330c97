import { refusals } from '@fairfloor/domain/newcomer-week/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const newcomerWeekRefusals = refusalTexts(refusals, {
  no_newcomer_week: 'Es gibt keine Newcomer Week.',
  newcomer_week_closed: 'Die Newcomer Week ist nicht geöffnet.',
  confirm_backorder_first:
    'Bitte bestätigen Sie zuerst die Mengen Ihres Rückstands, oder leeren Sie den Warenkorb, um weiter mitzumachen.',
  not_in_newcomer_week: 'Dieses Produkt ist nicht Teil der Newcomer Week.',
  above_backorder: ({ most }) => `Mehr als erwartet wird, kann nicht bestätigt werden: ${most} Stück.`,
  nothing_left_to_confirm: 'Von dieser Bestellung ist nichts mehr zu bestätigen.',
  something_else_in_basket:
    'Ein anderer Rückstand ist inzwischen zu bestätigen. Bitte sehen Sie ihn zuerst an; es wurde nichts geändert.',
  basket_or_backorder:
    'Der Warenkorb oder mehr als ein Rückstand kann gemeint sein. Bitte geben Sie an, welcher; es wurde nichts geändert.',
  week_basket_changed:
    'Der Warenkorb hat sich inzwischen geändert. Bitte ansehen und noch einmal versuchen; es wurde nichts bestellt.',
  no_newcomer_order: 'Das ist keine Bestellung einer Newcomer Week.',
  no_backorder: 'Von dieser Bestellung wartet nichts auf Ware.',
  week_incomplete: 'In der Aktion fehlt etwas, oder es passt nicht.',
  week_name_taken: 'Eine Aktion dieses Namens gibt es schon.',
  weeks_overlap: ({ name }) => `Zwei Aktionen können nicht zur gleichen Zeit sein: dann ist ${name}.`,
  week_out_of_range: 'An diesem Tag kann keine Aktion beginnen.',
  week_leaves_orders: 'In dieser Aktion wurde bestellt: Ihre Bestellungen müssen innerhalb ihrer Zeiten bleiben.',
  week_stays_published: 'In dieser Aktion wurde bestellt: Sie bleibt veröffentlicht.',
  week_has_orders: 'In dieser Aktion wurde bestellt: Sie kann nicht gelöscht werden.',
  preview_out_of_range: 'Von diesem Zeitpunkt gibt es keine Vorschau.',
  not_a_video: 'Diese Datei ist kein Video, das gezeigt werden kann. Bitte nehmen Sie eine WebM- oder MP4-Datei.',
  confirmation_asked: 'Der Kunde wurde schon gebeten, diesen Rückstand zu bestätigen.',
})
