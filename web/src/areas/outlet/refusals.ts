import { refusals } from '@fairfloor/domain/outlet/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const outletRefusals = refusalTexts(refusals, {
  not_enough_free: ({ free }) =>
    free === null
      ? 'Der Bestand dieses Artikels wurde noch nie gezählt. Bitte zählen Sie ihn zuerst.'
      : `Davon sind nur ${free} Stück frei. Bitte legen Sie nicht mehr ins Outlet.`,
  date_passed: 'Das Mindesthaltbarkeitsdatum ist vorbei.',
  lot_withdrawn: 'Dieser Posten wurde schon zurückgezogen.',
  unknown_lot: 'Diesen Posten gibt es im Outlet nicht.',
  not_enough_left: ({ left }) =>
    left === null
      ? 'So viele Stück sind davon nicht mehr übrig.'
      : left === 0
        ? 'Davon ist nichts mehr übrig.'
        : `Davon sind nur noch ${left} Stück übrig.`,
  outlet_gone: 'Einige dieser Stücke sind weg. Bitte sehen Sie den Warenkorb an und bestellen Sie noch einmal.',
})
