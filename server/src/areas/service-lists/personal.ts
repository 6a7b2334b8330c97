import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { pageVisits, visits } from './tables.ts'

export const serviceListsPersonal: readonly PersonalRows[] = [
  ofUser('visits', visits.userId),
  ofUser('visits-of-lists', pageVisits.userId),
]
