import { refusals } from '@fairfloor/domain/samples/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const samplesRefusals = refusalTexts(refusals, {
  unknown_sample: 'Diese Probe gibt es nicht.',
  samples_left: ({ left, flavour }) =>
    left === null ? `Von ${flavour} sind nicht so viele übrig.` : `Von ${flavour} sind nur noch ${left} übrig.`,
  samples_of_exhibitor: ({ most }) => `Von einem Aussteller können Sie höchstens ${most} Proben nehmen.`,
  samples_in_all: ({ most }) => `Insgesamt können Sie höchstens ${most} Proben nehmen.`,
})
