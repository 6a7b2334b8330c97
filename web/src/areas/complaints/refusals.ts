import { refusals } from '@fairfloor/domain/complaints/refusals'
import { refusalTexts } from '../../lib/refusal-messages.ts'

/** Why the server refuses something. */
export const complaintsRefusals = refusalTexts(refusals, {
  too_late_to_complain: 'Die 14 Tage, in denen sich diese Ware reklamieren lässt, sind vorbei.',
  more_than_complainable: ({ left }) =>
    left === 0
      ? 'Sie haben schon alle Stücke dieser Lieferung reklamiert.'
      : `Von dieser Lieferung lassen sich noch ${left} Stück reklamieren.`,
  complaint_without_text: 'Bitte beschreiben Sie, was nicht stimmt.',
  empty_message: 'Bitte schreiben Sie eine Nachricht.',
  unknown_photo: 'Ein Foto ist nicht mehr da. Bitte fügen Sie es noch einmal hinzu.',
  not_a_photo: 'Diese Datei ist kein Foto. Bitte nehmen Sie eine JPEG-, PNG- oder WebP-Datei.',
  too_many_photos: 'Sie haben heute viele Fotos hochgeladen. Bitte reklamieren Sie zuerst mit diesen.',
  photo_under_way: 'Ein anderes Foto von Ihnen ist noch unterwegs. Bitte warten Sie, bis es da ist.',
  too_many_complaints:
    'Sie haben in der letzten Stunde viel geschrieben. Bitte versuchen Sie es in einer Stunde noch einmal.',
  complaint_closed: 'Diese Reklamation ist abgeschlossen.',
  complaint_taken_on: 'Diese Reklamation bearbeitet schon jemand.',
  complaint_decided: 'Über diese Reklamation ist schon entschieden.',
  complaint_undecided: 'Bitte nehmen Sie diese Reklamation zuerst an oder lehnen Sie sie ab.',
  more_than_complained: 'Das ist mehr, als der Kunde reklamiert hat.',
  nothing_to_credit: 'Von diesen Stücken lässt sich nichts mehr gutschreiben.',
  refused_without_reason: 'Bitte schreiben Sie dem Kunden, warum.',
})
