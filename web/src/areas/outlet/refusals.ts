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
})
