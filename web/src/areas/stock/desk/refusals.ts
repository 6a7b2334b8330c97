import { refusals } from '@fairfloor/domain/stock/desk/refusals'
import { refusalTexts } from '../../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const stockDeskRefusals = refusalTexts(refusals, {
  too_little_free: ({ free }) => `Mehr als die ${free} freien Stück können nicht abgezogen werden.`,
  counted_below_set_aside: ({ setAside }) =>
    `Bestellungen haben ${setAside} Stück davon. Weniger können nicht im Regal liegen: Bitte stornieren Sie zuerst den Rest einer Bestellung.`,
  never_counted: 'Das wurde noch nie gezählt. Bitte zählen Sie zuerst, was im Regal liegt.',
})
