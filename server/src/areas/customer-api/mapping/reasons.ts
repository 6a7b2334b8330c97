import { LONGEST_REFERENCE } from '@fairfloor/domain/customer-api/reference'
import type { ReferenceFault } from '@fairfloor/domain/customer-api/settle-rows'
import type { Language } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { nameOf, type Snapshot } from '../../catalogue/index.ts'
import type { RowFault } from './match-rows.ts'

const texts = messages({
  en: {
    no_number: 'There is no SKU and no EAN.',
    unknown_number: 'There is no such article.',
    several: 'Several articles have this number.',
    unreadable: 'The reference has characters that cannot be stored.',
    too_long: `A reference has at most ${LONGEST_REFERENCE} characters.`,
    same_article: (row: string) => `Row ${row} gives this article another reference.`,
    same_reference: (row: string) => `This reference stands in row ${row} already.`,
    taken: (flavour: string) => `You use this reference for ${flavour} already.`,
  },
  de: {
    no_number: 'Es fehlen SKU und EAN.',
    unknown_number: 'Diesen Artikel gibt es nicht.',
    several: 'Mehrere Artikel haben diese Nummer.',
    unreadable: 'Die Referenz enthält Zeichen, die sich nicht speichern lassen.',
    too_long: `Eine Referenz hat höchstens ${LONGEST_REFERENCE} Zeichen.`,
    same_article: row => `Zeile ${row} gibt diesem Artikel eine andere Referenz.`,
    same_reference: row => `Diese Referenz steht schon in Zeile ${row}.`,
    taken: flavour => `Diese Referenz verwenden Sie schon für ${flavour}.`,
  },
})

/** Why a row of a sheet is not taken, for its sender. */
export function reasonOf(fault: RowFault | ReferenceFault, snapshot: Snapshot, language: Language): string {
  const t = texts[language]
  if (fault.why === 'taken') return t.taken(nameOf(snapshot, fault.by))
  if (fault.why === 'same_article' || fault.why === 'same_reference') return t[fault.why](String(fault.as))
  return t[fault.why]
}
