import { refusals } from '@fairfloor/domain/quick-order/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const quickOrderRefusals = refusalTexts(refusals, {
  no_lines: 'Hier steht nichts: Bitte geben Sie Zeilen mit Nummer und Menge an.',
  no_template: 'Hier gibt es nichts noch einmal zu bestellen.',
  too_many_lines: ({ most }) => `Höchstens ${most} Zeilen können auf einmal gelesen werden.`,
})
