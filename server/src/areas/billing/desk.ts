import { getDeskCreditNotePdf } from '@fairfloor/domain/billing/desk-contract'
import * as shapes from '@fairfloor/domain/billing/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type DocumentFiles, sendFile } from './files.ts'
import { creditNoteOf } from './queries.ts'

/** Serves the credit notes of all customers to the operator. */
export function serveDeskDocuments(platform: Platform, files: DocumentFiles): void {
  serve(platform, getDeskCreditNotePdf, shapes.getDeskCreditNotePdf, async ({ params, reply }) => {
    const found = await creditNoteOf(platform.db, params.credit_note_number)
    if (!found) throw refuse('not_found')
    return sendFile(reply, await files.creditNote(found))
  })
}
