import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { customerNotes } from './tables.ts'

export const customersPersonal: readonly PersonalRows[] = [ofUser('notes-on-customers', customerNotes.writtenBy)]
