import { paces } from '@fairfloor/domain/paces'
import { refusals } from '@fairfloor/domain/personal-data/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const personalDataRefusals = refusalTexts(refusals, {
  export_under_way: 'Ihre Daten werden schon zusammengestellt. Sie bekommen eine E-Mail, wenn sie bereitliegen.',
  too_many_exports: `Sie können Ihre Daten ${paces.exports.most}-mal in 24 Stunden anfordern. Bitte versuchen Sie es später noch einmal.`,
  erasure_asked: 'Das haben Sie schon beantragt. Sie bekommen eine E-Mail, wenn darüber entschieden ist.',
  too_many_erasures: `Sie können das ${paces.erasures.most}-mal in 24 Stunden beantragen. Bitte versuchen Sie es später noch einmal.`,
  no_erasure_asked: 'Über diesen Antrag ist schon entschieden, oder er wurde zurückgenommen.',
  erasure_reason_missing: 'Bitte schreiben Sie, warum: Der Benutzer liest es.',
})
