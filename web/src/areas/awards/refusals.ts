import { refusals } from '@fairfloor/domain/awards/refusals'
import { refusalTexts, vonBis } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const awardsRefusals = refusalTexts(refusals, {
  own_brand: 'Für Ihre eigene Marke können Sie nicht abstimmen.',
  unknown_category: 'Diese Kategorie gibt es nicht.',
  unknown_nominee: 'Diesen Nominierten gibt es nicht.',
  voting_closed: period => `Die Abstimmung ist geschlossen. Sie läuft ${vonBis(period)}.`,
  no_awards: 'Es gibt keine Awards, bei denen abgestimmt wird.',
  other_category: 'Dieser Nominierte steht in einer anderen Kategorie.',
})
