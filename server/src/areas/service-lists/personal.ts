import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { pageVisits } from './tables.ts'

export const serviceListsPersonal: readonly PersonalRows[] = [ofUser('visits-of-lists', pageVisits.userId)]
